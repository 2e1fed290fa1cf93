/** Where the form posts to, without the language, and the page of who votes without JavaScript. */
export const FEEDBACK_PATH = "/valoracion";

/** What a vote is about: the id of what is asked, and which answer or page of the site it was asked of: 'ayuda-respuesta:sin-luz'. */
const ABOUT = /^([A-Za-z0-9_-]{1,60}):[a-z0-9/-]{1,120}$/;

/** What a vote is about; a page is named by its path. */
export const aboutOf = (questionId: string, subject: string): string => `${questionId}:${subject.replace(/^\//, "")}`;

/** The id of what is asked, of what a form says that it is about; undefined when it says nonsense. */
export const questionIdOf = (about: string): string | undefined => ABOUT.exec(about)?.[1];

/** A path of this site to go back to; home's for anything else. */
export const pathBack = (value: string | undefined): string =>
  value && /^\/(?![/\\])[\w/-]{0,200}$/.test(value) ? value : "/";
