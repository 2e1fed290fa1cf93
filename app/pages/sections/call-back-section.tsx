import { CallbackForm } from "#app/callback/callback-form.tsx";
import { CallingHours } from "#app/contact/calling-hours.tsx";
import { Card } from "#app/ui/card.tsx";
import { SectionFrame, SectionHeading, type SectionOf } from "./section-frame.tsx";

/** The call-back form. */
export default function CallBackSection({ section }: { section: SectionOf<"callBackSection"> }) {
  const { title, text, hours } = section;
  return (
    <SectionFrame background="tint">
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading title={title} text={text} />
          {hours ? <CallingHours hours={hours} className="mt-8" /> : null}
        </div>
        <Card as="div" className="p-6 sm:p-8">
          <CallbackForm />
        </Card>
      </div>
    </SectionFrame>
  );
}
