declare module '*.webm' {
  const address: string;
  export default address;
}
