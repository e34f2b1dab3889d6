/** The partner's script: mounts and unmounts the alert centre. */
const container = document.getElementById('alerts');
const counts = document.getElementById('events');
const log = document.getElementById('log');
const options = document.getElementById('options');
const query = new URLSearchParams(location.search);

/** Maximum number of events shown. */
const LOG_LENGTH = 10;

// The query may set the initial values. The display defaults to inline.
options.elements.display.value = 'inline';
for (const select of options.elements) {
  const value = query.get(select.name);
  if (value !== null) select.value = value;
}

/** The partner's server signs in to Pantau; the page only gets a token. */
async function token() {
  const response = await fetch('/token');
  if (!response.ok) throw new Error(`No token (${response.status})`);
  return (await response.json()).accessToken;
}

/** Applies the options to the widget; without a display the user chooses. */
function apply(widget) {
  for (const { name, value } of options.elements) {
    if (value === '') widget.removeAttribute(name);
    else widget.setAttribute(name, value);
  }
}

/** Formats an event's detail. */
const formatters = {
  'pantau-alert-open': ({ alert }) => `${alert.description.id}, ${alert.vehicle.licensePlate}`,
  'pantau-action': ({ change, outcome }) =>
    `${change.type}: ${outcome.ok ? outcome.outcome : outcome.error.kind}`,
  'pantau-counts': ({ total }) => `${total}`,
  'pantau-display': ({ display }) => display,
  'pantau-connection': ({ state }) => state,
  'pantau-signed-out': () => 'nobody is signed in',
  'pantau-open-vehicle': ({ licensePlate }) => licensePlate,
  'pantau-open-fleet-task': ({ taskId }) => taskId,
  'pantau-brand': ({ branding }) => branding.name ?? '',
  'pantau-error': ({ error }) => String(error),
};

function logEvent(event) {
  if (query.has('quiet')) return;
  const item = document.createElement('li');
  item.textContent = `${event.type}: ${formatters[event.type](event.detail)}`;
  log.prepend(item);
  while (log.children.length > LOG_LENGTH) log.lastChild.remove();
  if (event.type === 'pantau-counts') {
    counts.textContent = `${event.detail.total} peringatan belum selesai`;
  }
}

async function mount() {
  let first = await token();
  const widget = document.createElement('pantau-alert-center');
  widget.setAttribute('base-url', container.dataset.pantau);
  widget.setAttribute('storage-namespace', 'angkasa');
  // Whose colours are remembered. The partner's server signs in as the same user for everybody.
  widget.setAttribute('account', query.get('account') ?? 'angkasa');
  widget.setAttribute('links', 'vehicle fleet-task');
  // Without it previews show static maps.
  if (query.has('map')) widget.setAttribute('worker-url', '/widget/pantau-map-worker.js');
  apply(widget);
  widget.getToken = async () => {
    const current = first ?? (await token());
    first = undefined;
    return current;
  };
  for (const type of Object.keys(formatters)) widget.addEventListener(type, logEvent);
  // The page controls the display, so it has to follow the user's choice.
  widget.addEventListener('pantau-display', ({ detail }) => {
    if (['', 'inline'].includes(options.elements.display.value)) return;
    options.elements.display.value = detail.display;
    apply(widget);
  });
  container.replaceChildren(widget);
}

options.addEventListener('change', () => {
  const widget = container.querySelector('pantau-alert-center');
  if (widget !== null) apply(widget);
});
document.getElementById('add').addEventListener('click', () => void mount());
document.getElementById('remove').addEventListener('click', () => container.replaceChildren());
