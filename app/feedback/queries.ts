import { defineQuery } from "groq";

/** The feedback question for a kind of page. */
export const FEEDBACK = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && $pageKind in places] | order(_id asc)[0]{ _id, questionId, question, comment, thanks }
`);

export const FEEDBACK_BY_ID = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && questionId == $questionId] | order(_id asc)[0]{
    _id,
    questionId,
    question,
    comment,
    thanks
  }
`);
