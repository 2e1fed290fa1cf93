import { useEffect, useRef } from "react";

/** The id of the heading of the current question. It is part of the page's HTML. */
export const QUESTION_ID = "pregunta";

/** Moves focus to the heading when the question changes, so that screen readers read it out. */
export function useQuestionFocus(question: string): void {
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const heading = document.getElementById(QUESTION_ID);
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [question]);
}
