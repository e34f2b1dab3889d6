/**
 * Runs after the next frame of the window has been painted; on a hidden page, once it is shown. Returns a function that
 * cancels it.
 */
export function afterPaint(run: () => void, view: Window = window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Frame callbacks run before the paint, and a task that they start runs after it.
  const frame = view.requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    view.cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
