/** The code of a module and of what it imports, as one script (scripts/inline-scripts.ts). */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
