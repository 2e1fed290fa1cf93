import { defineQuery } from "groq";

/** The feedback question for a kind of page. */
export const FEEDBACK = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && $pageKind in places] | order(_id asc)[0]{ _id, questionId, question, comment, thanks }
`);

/** All feedback questions: whatever subject a URL names, it is one query. */
export const FEEDBACK_QUESTIONS = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion"] | order(_id asc){
    _id,
    questionId,
    question,
    comment,
    thanks
  }
`);
