import { defineQuery } from "groq";

/** What is asked below an answer or a page, by the place on the site. */
export const FEEDBACK = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && $place in places] | order(_id asc)[0]{ _id, questionId, question, comment, thanks }
`);

/** The same by the id under which its votes are sent. */
export const FEEDBACK_BY_ID = defineQuery(/* groq */ `
  *[_type == "feedbackQuestion" && questionId == $questionId] | order(_id asc)[0]{
    _id,
    questionId,
    question,
    comment,
    thanks
  }
`);
