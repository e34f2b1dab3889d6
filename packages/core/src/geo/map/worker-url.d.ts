/** URL of a worker script, as provided by Vite. */
declare module '*?worker&url' {
  const address: string;
  export { address as default };
}
