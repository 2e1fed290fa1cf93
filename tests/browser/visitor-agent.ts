/** A browser that somebody sits in front of. The site draws no variant of an experiment for those that say that nobody does. */
export const VISITOR = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
