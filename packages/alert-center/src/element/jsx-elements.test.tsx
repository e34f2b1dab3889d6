import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import './define.ts';

it('types both elements for JSX: attributes, properties and events (EM-138)', () => {
  const html = renderToString(
    <>
      <pantau-alert-center
        base-url="https://fleet.example"
        display="inline"
        getToken={() => Promise.resolve('token')}
        onpantau-counts={({ detail }) => void detail.total.toFixed()}
      />
      <pantau-alert-bell base-url="https://fleet.example" locale="en" count-in-title />
      {/* @ts-expect-error A bell has one display. */}
      <pantau-alert-bell display="inline" />
      {/* @ts-expect-error Not a token. */}
      <pantau-alert-center getToken={() => 1} />
      {/* @ts-expect-error Not in the event. */}
      <pantau-alert-center onpantau-counts={({ detail }) => void detail.sum} />
    </>,
  );
  expect(html).toContain('<pantau-alert-bell base-url="https://fleet.example" locale="en"');
});

it('types both elements for the DOM (EM-138)', () => {
  const typed = (element: HTMLElementTagNameMap['pantau-alert-bell']): void => {
    element.getToken = () => Promise.resolve('token');
    element.addEventListener('pantau-counts', ({ detail }) => void detail.total.toFixed());
    // @ts-expect-error Not a source.
    element.source = 1;
  };
  expect(typed).toBeTypeOf('function');
});
