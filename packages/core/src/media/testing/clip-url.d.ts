/** URL of a video file, as provided by Vite. */
declare module '*.webm' {
  const address: string;
  export { address as default };
}

declare module '*.mp4' {
  const address: string;
  export { address as default };
}
