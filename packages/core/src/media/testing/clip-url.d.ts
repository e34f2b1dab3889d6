/** The address that Vite gives to a clip. */
declare module '*.webm' {
  const address: string;
  export { address as default };
}

declare module '*.mp4' {
  const address: string;
  export { address as default };
}
