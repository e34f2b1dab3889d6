declare module 'virtual:package-facts' {
  const facts: import('./package-facts.ts').PackageFacts;
  export default facts;
}
