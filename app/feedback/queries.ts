import { defineQuery } from "groq";

/** The feedback question for a kind of page. */
export const FEEDBACK = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && $pageKind in places] | order(_id asc)[0]{ _id, questionId, question, comment, thanks }
`);

/** All feedback questions. They are few; a query for each id would be one for each made-up id too. */
export const FEEDBACK_QUESTIONS = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion"] | order(_id asc){ _id, questionId, question, comment, thanks }
`);
