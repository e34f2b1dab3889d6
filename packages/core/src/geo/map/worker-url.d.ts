/** The address that Vite gives to a worker's script. */
declare module '*?worker&url' {
  const address: string;
  export { address as default };
}
