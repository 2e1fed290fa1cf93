/** The code of the function that a file exports as its default: `server/bundle/minified-scripts.ts`. */
declare module "*?minified" {
  const code: string;
  export default code;
}
