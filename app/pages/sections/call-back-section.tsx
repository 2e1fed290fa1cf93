import { CallbackArea } from "#app/callback/callback-area.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

export default function CallBackSection({ section }: { section: SectionOf<"callBackSection"> }) {
  const { title, text, hours } = section;
  return (
    <SectionFrame background="tint">
      <CallbackArea hours={hours} level={2}>
        <SectionHeading title={title} text={text} />
      </CallbackArea>
    </SectionFrame>
  );
}
