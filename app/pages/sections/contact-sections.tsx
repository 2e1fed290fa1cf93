import { ContactNeedsSection } from "./contact-needs-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import type { SectionOf } from "./section-frame.tsx";

/** The sections with phone numbers and their hours. */
export default function ContactSections({ section }: { section: SectionOf<"contactNeedsSection" | "contactSection"> }) {
  switch (section._type) {
    case "contactNeedsSection":
      return <ContactNeedsSection section={section} />;
    case "contactSection":
      return <ContactSection section={section} />;
  }
}
