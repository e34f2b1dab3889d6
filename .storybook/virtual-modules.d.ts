declare module 'virtual:package-facts' {
  const facts: import('./package-facts.ts').PackageFacts;
  export default facts;
}

declare module 'virtual:component-props' {
  const props: import('./component-props.ts').AllProps;
  export default props;
}
