import { Box, Stack, Text } from "@sanity/ui";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type ArrayOfObjectsInputProps, type InputProps, set, useClient, useFormValue } from "sanity";
import { cropPicture } from "../../app/ui/picture-source.ts";

const API_VERSION = "2025-11-01";

/** How far an arrow key moves a device, in percent of the plan. */
const STEP = 0.5;

type Side = "left" | "right" | "flat";

/** A `kitPlace`, which may be half filled in. */
interface Place {
  _key: string;
  accessory?: { _ref: string };
  side?: Side;
  /** Percent of the plan's width and height, for the middle of the device. */
  x?: number;
  y?: number;
  /** Percent of the plan's width. */
  size?: number;
}

interface Device {
  title: string | null;
  mounted: Partial<Record<Side, string | null>> | null;
}

export const isPlaces = (props: InputProps): props is ArrayOfObjectsInputProps<Place> =>
  props.path.length === 1 && props.path[0] === "places" && props.schemaType.jsonType === "array";

/** The picture of a house, on which editors drag each device to its place. The list below does the same with numbers. */
export function PlanInput(props: ArrayOfObjectsInputProps<Place>) {
  const places = props.value ?? [];
  const { plan, devices } = usePictures(places);
  const area = useRef<HTMLDivElement>(null);
  const move = (key: string, point: Point) =>
    props.onChange([set(point.x, [{ _key: key }, "x"]), set(point.y, [{ _key: key }, "y"])]);
  return (
    <Stack gap={4}>
      {plan ? (
        <div ref={area} data-testid="plan" style={{ position: "relative", background: "#e3eeea", borderRadius: 6 }}>
          <PlanPicture url={plan} />
          {places.map((place) => (
            <DraggedDevice
              key={place._key}
              place={place}
              device={devices.get(place.accessory?._ref ?? "")}
              area={area}
              isReadOnly={props.readOnly ?? false}
              onMove={(point) => move(place._key, point)}
            />
          ))}
        </div>
      ) : (
        <Box padding={2}>
          <Text size={1}>El plano se ve aquí cuando tiene imagen.</Text>
        </Box>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

/** Has its height before it is loaded, so that a device can be dragged. */
function PlanPicture({ url }: { url: string }) {
  const { width, height } = cropPicture({ url });
  return (
    <img src={url} alt="" width={width} height={height} style={{ display: "block", width: "100%", height: "auto" }} />
  );
}

interface Point {
  x: number;
  y: number;
}

interface DraggedProps {
  place: Place;
  device: Device | undefined;
  area: { current: HTMLDivElement | null };
  isReadOnly: boolean;
  onMove: (point: Point) => void;
}

/** A device on the plan. It is dragged, or moved with the arrow keys. */
function DraggedDevice({ place, device, area, isReadOnly, onMove }: DraggedProps) {
  const [dragged, setDragged] = useState<Point>();
  const { x, y } = dragged ?? { x: place.x ?? 50, y: place.y ?? 50 };
  const name = device?.title ?? "Dispositivo sin elegir";
  const url = device?.mounted?.[place.side ?? "left"];

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (!box?.height || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDragged(
      within({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 }),
    );
  };
  const drop = () => {
    if (dragged) onMove(dragged);
    setDragged(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    onMove(within({ x: x + right * STEP, y: y + down * STEP }));
  };
  return (
    <button
      type="button"
      disabled={isReadOnly}
      title={name}
      aria-label={`${name}: a ${percent(x)} de la izquierda y a ${percent(y)} de arriba. Se mueve con las flechas.`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setDragged(undefined)}
      onKeyDown={press}
      style={{
        position: "absolute",
        left: `${x}%`,
        top: `${y}%`,
        width: `${place.size ?? 8}%`,
        aspectRatio: 1,
        transform: "translate(-50%, -50%)",
        padding: 0,
        border: url ? 0 : "2px dashed #0f5c55",
        background: "none",
        cursor: isReadOnly ? "default" : "grab",
        touchAction: "none",
      }}
    >
      {url ? <img src={url} alt="" draggable={false} style={{ display: "block", width: "100%" }} /> : null}
    </button>
  );
}

const percent = (value: number) => `${value.toLocaleString("es")} %`;

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point on the plan, rounded to a tenth of a percent. */
function within({ x, y }: Point): Point {
  const limit = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  return { x: limit(x), y: limit(y) };
}

/** The URL of the plan, and the devices of its places by id. */
function usePictures(places: Place[]) {
  const client = useClient({ apiVersion: API_VERSION });
  const asset = useFormValue(["distributiveImage", "asset", "_ref"]);
  const ids = [...new Set(places.flatMap(({ accessory }) => accessory?._ref ?? []))].sort().join(" ");
  const [pictures, setPictures] = useState<{ plan: string | null; devices: Map<string, Device> }>();
  useEffect(() => {
    const request = new AbortController();
    client
      .fetch<{ plan: string | null; devices: (Device & { _id: string })[] }>(
        `{
          "plan": *[_id == $asset][0].url,
          "devices": *[_id in $ids]{
            _id,
            "title": title.es,
            "mounted": mounted{ "left": left.asset->url, "right": right.asset->url, "flat": flat.asset->url }
          }
        }`,
        { asset: asset ?? null, ids: ids.split(" ") },
        { signal: request.signal },
      )
      .then(({ plan, devices }) => setPictures({ plan, devices: new Map(devices.map((found) => [found._id, found])) }))
      .catch((error: unknown) => {
        // The list below works without the pictures.
        if (!request.signal.aborted) console.error("The plan's pictures could not be read", error);
      });
    return () => request.abort();
  }, [client, asset, ids]);
  return pictures ?? { plan: null, devices: new Map<string, Device>() };
}
