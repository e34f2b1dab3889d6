/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:package-facts' {
  const facts: import('./package-facts.ts').PackageFacts;
  export default facts;
}

declare module 'virtual:component-props' {
  const props: import('./component-props.ts').AllProps;
  export default props;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}

declare module '*?worker&url' {
  const address: string;
  export default address;
}
