import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { forgetAnswers, hasNewAnswer, type Kind, sendAnswers } from "./recorded-answers.ts";

/**
 * Records the answers of each address that the visitor comes to by answering. An address that he arrives at was answered by somebody
 * else, or before; prices that he switches, a question that he asks again and the browser's Back answer nothing.
 */
export function useRecordedAnswers(kind: Kind, answers: URLSearchParams): void {
  const search = `?${answers}`;
  const shown = useRef(search);
  const isGoingOn = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === search) return;
    const before = new URLSearchParams(shown.current);
    shown.current = search;
    const after = new URLSearchParams(search);
    if (navigation === "POP" || !hasNewAnswer(before, after)) return;
    if (isBegun([...before].length, isGoingOn.current)) forgetAnswers(kind);
    isGoingOn.current = true;
    sendAnswers(kind, search);
  }, [kind, search, navigation]);
}

/** A calculation begins with its first answer, which other pages ask too. Rather one record too many than one written over. */
const isBegun = (answered: number, isGoingOn: boolean): boolean => answered === 0 || (answered === 1 && !isGoingOn);
