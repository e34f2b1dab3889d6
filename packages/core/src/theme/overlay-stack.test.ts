import { describe, expect, it } from 'vitest';
import { type OverlayKind, type OverlayStack, createOverlayStack } from './overlay-stack.ts';

interface Opened {
  readonly node: Node;
  readonly anchor: Node;
  readonly events: string[];
  readonly close: () => void;
}

/** Nodes are compared by identity only, except that one may contain others. */
const fakeNode = (inside: readonly Node[] = []): Node =>
  ({ contains: (node: Node) => inside.includes(node) }) as Node;

function open(
  stack: OverlayStack,
  kind: OverlayKind,
  anchor = fakeNode(),
  inside: readonly Node[] = [],
): Opened {
  const node = fakeNode(inside);
  const events: string[] = [];
  const close = stack.push({
    kind,
    element: () => node,
    anchor: () => anchor,
    onEscape: () => events.push('escape'),
    onOutside: (event) => events.push(event),
  });
  return { node, anchor, events, close };
}

const elsewhere = fakeNode();

describe('overlay stack', () => {
  it('passes Escape only to the topmost overlay (CO-25)', () => {
    const stack = createOverlayStack();
    const dialog = open(stack, 'modal');
    const menu = open(stack, 'popover');
    expect(stack.escape()).toBe(true);
    expect([dialog.events, menu.events]).toEqual([[], ['escape']]);
    menu.close();
    stack.escape();
    expect(dialog.events).toEqual(['escape']);
  });

  it('does not handle Escape while nothing is open', () => {
    expect(createOverlayStack().escape()).toBe(false);
  });

  it('closes a tooltip together with the window of its control (CO-230)', () => {
    const stack = createOverlayStack();
    const control = fakeNode();
    const lowest = open(stack, 'modal');
    const drawer = open(stack, 'modal', undefined, [control]);
    const tooltip = open(stack, 'tooltip', control);
    expect(stack.escape()).toBe(true);
    expect([lowest.events, drawer.events, tooltip.events]).toEqual([[], ['escape'], ['escape']]);
  });

  it('closes only a tooltip whose control is elsewhere, or whose window may not close (CO-230)', () => {
    const stack = createOverlayStack();
    const control = fakeNode();
    const drawer = open(stack, 'modal', undefined, [control]);
    const ofHost = open(stack, 'tooltip');
    stack.escape();
    expect([drawer.events, ofHost.events]).toEqual([[], ['escape']]);
    ofHost.close();
    const ofControl = open(stack, 'tooltip', control);
    stack.escape(['tooltip']);
    expect([drawer.events, ofControl.events]).toEqual([[], ['escape']]);
  });

  it('handles an Escape on the host page only for a tooltip', () => {
    const stack = createOverlayStack();
    const popover = open(stack, 'popover');
    expect(stack.escape(['tooltip'])).toBe(false);
    const tooltip = open(stack, 'tooltip');
    expect(stack.escape(['tooltip'])).toBe(true);
    expect([popover.events, tooltip.events]).toEqual([[], ['escape']]);
  });

  it('notifies every overlay that a press is outside of', () => {
    const stack = createOverlayStack();
    const popover = open(stack, 'popover');
    const nested = open(stack, 'popover');
    stack.outside([elsewhere], 'press');
    expect([popover.events, nested.events]).toEqual([['press'], ['press']]);
  });

  it('does not notify the overlay that contains the press, nor those below it', () => {
    const stack = createOverlayStack();
    const popover = open(stack, 'popover');
    const nested = open(stack, 'popover');
    stack.outside([nested.node, elsewhere], 'press');
    expect([popover.events, nested.events]).toEqual([[], []]);
    stack.outside([popover.node, elsewhere], 'press');
    expect([popover.events, nested.events]).toEqual([[], ['press']]);
  });

  it('leaves a press on the anchor to the anchor', () => {
    const stack = createOverlayStack();
    const menu = open(stack, 'popover');
    stack.outside([menu.anchor, elsewhere], 'press');
    expect(menu.events).toEqual([]);
  });

  it('does not notify overlays below a modal one (CO-26)', () => {
    const stack = createOverlayStack();
    const popover = open(stack, 'popover');
    const dialog = open(stack, 'modal');
    stack.outside([elsewhere], 'press');
    expect([popover.events, dialog.events]).toEqual([[], ['press']]);
  });

  it('reports the topmost modal overlay and those above it', () => {
    const stack = createOverlayStack();
    open(stack, 'modal');
    const popover = open(stack, 'popover');
    expect(stack.modalAndAbove()).toHaveLength(2);
    const second = open(stack, 'modal');
    expect(stack.modalAndAbove().map((overlay) => overlay.element())).toEqual([second.node]);
    second.close();
    expect(stack.modalAndAbove().at(-1)?.element()).toBe(popover.node);
  });

  it('can lose an overlay from the middle', () => {
    const stack = createOverlayStack();
    const lower = open(stack, 'popover');
    const upper = open(stack, 'popover');
    lower.close();
    expect(stack.size).toBe(1);
    stack.escape();
    expect(upper.events).toEqual(['escape']);
  });
});
