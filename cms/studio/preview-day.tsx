import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type ComponentProps, type ComponentType, useId, useRef, useState } from "react";
import type { HeaderOptions } from "sanity/presentation";
import { PREVIEWED_DAY, todayInSpain } from "../../app/i18n/today.ts";

type Props = ComponentProps<HeaderOptions["component"]>;

/**
 * Above the preview: the day as of which the page is shown, with its promos, hidden sections and experiments, and with the releases that
 * are planned until then (docs/decisions/0013).
 */
export const PreviewDay: ComponentType<Props> = (props) => {
  const { iframeRef, initialUrl, previewUrl, renderDefault } = props;
  const id = useId();
  const [day, setDay] = useState("");
  // Without a value from React: a day that is half typed would be taken back.
  const input = useRef<HTMLInputElement>(null);
  const show = (chosen: string) => {
    setDay(chosen);
    const url = new URL(previewUrl ?? initialUrl, initialUrl);
    url.searchParams.set(PREVIEWED_DAY, chosen);
    // A page that is loaded again: the site keeps the day in the preview's cookie.
    if (iframeRef.current) iframeRef.current.src = url.href;
  };
  const showToday = () => {
    if (input.current) input.current.value = todayInSpain();
    show("");
  };
  return (
    <Stack style={{ flex: 1 }}>
      {renderDefault(props)}
      <Card padding={2} borderBottom tone={day === "" ? "default" : "caution"}>
        <Flex gap={2} align="center" wrap="wrap">
          <Text as="label" size={1} htmlFor={id}>
            Ver la web el
          </Text>
          <input
            ref={input}
            id={id}
            type="date"
            min={todayInSpain()}
            defaultValue={todayInSpain()}
            required
            onChange={({ currentTarget }) => currentTarget.checkValidity() && show(currentTarget.value)}
            style={{ font: "inherit", fontSize: 13, padding: "4px 8px" }}
          />
          {day === "" ? null : (
            <>
              <Button mode="ghost" padding={2} fontSize={1} text="Volver a hoy" onClick={showToday} />
              <Text size={1} muted>
                Con los borradores y con lo programado hasta ese día.
              </Text>
            </>
          )}
        </Flex>
      </Card>
    </Stack>
  );
};
