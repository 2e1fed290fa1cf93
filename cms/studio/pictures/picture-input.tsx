import type { AssetSource, ImageSchemaType, ImageValue, SchemaType } from "@sanity/types";
import { Card, Stack, Text } from "@sanity/ui";
import { useMemo, useState } from "react";
import { type InputProps, type ObjectInputProps, useSource } from "sanity";
import { uploadProblem } from "./upload-problem.ts";

type PictureInputProps = ObjectInputProps<ImageValue, ImageSchemaType>;

export const isPicture = (props: InputProps): props is PictureInputProps => isImage(props.schemaType);

/** Whether a type derives from `image`. A type of Sanity's own derives from no other: its `type` is `null` at run time. */
const isImage = (type: SchemaType | null | undefined): boolean =>
  Boolean(type) && (type?.name === "image" || isImage(type?.type));

/** A picture's input, which says why a file was refused. Sanity's own says only that it was, and sends editors to the browser's console. */
export function PictureInput(props: PictureInputProps) {
  const { schemaType, renderDefault } = props;
  const { assetSources } = useSource().form.image;
  const [problem, setProblem] = useState<string>();
  const type = useMemo<ImageSchemaType>(() => {
    const report = (file: File, error: unknown) =>
      setProblem(uploadProblem(file, error, schemaType.options?.accept ?? "image/*"));
    const sources = assetSources.map((source) => reporting(source, { report, begin: () => setProblem(undefined) }));
    return { ...schemaType, options: { ...schemaType.options, sources } };
  }, [schemaType, assetSources]);
  return (
    <Stack gap={3}>
      {problem === undefined ? null : (
        <Card padding={3} radius={2} tone="critical" border role="alert" data-testid="upload-problem">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {renderDefault({ ...props, schemaType: type })}
    </Stack>
  );
}

interface Reports {
  begin: () => void;
  report: (file: File, error: unknown) => void;
}

/** A source of pictures that reports refused files here, in place of Sanity's notice. */
function reporting(source: AssetSource, { begin, report }: Reports): AssetSource {
  const { Uploader } = source;
  if (!Uploader) return source;
  class ReportingUploader extends Uploader {
    override upload(...args: Parameters<InstanceType<NonNullable<AssetSource["Uploader"]>>["upload"]>) {
      begin();
      return super.upload(...args);
    }

    override subscribe(subscriber: Parameters<InstanceType<NonNullable<AssetSource["Uploader"]>>["subscribe"]>[0]) {
      return super.subscribe((event) => {
        if (event.type === "status" && event.status === "error") report(event.file.file, event.file.error);
        if (event.type !== "error") subscriber(event);
      });
    }
  }
  return { ...source, Uploader: ReportingUploader };
}
