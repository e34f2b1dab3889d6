/** The partner's own script: puts the alert centre into its place, and takes it away again. */
const place = document.getElementById('alerts');
const counts = document.getElementById('events');
const log = document.getElementById('log');
const wishes = document.getElementById('wishes');
const address = new URLSearchParams(location.search);

/** How many of the widget's events the page shows. */
const LOG_LENGTH = 10;

// The address may say how it begins; inline unless it does.
wishes.elements.layout.value = 'inline';
for (const select of wishes.elements) {
  const wish = address.get(select.name);
  if (wish !== null) select.value = wish;
}

/** The partner's server signs in at Pantau; the page only gets a token. */
async function token() {
  const response = await fetch('/token');
  if (!response.ok) throw new Error(`No token (${response.status})`);
  return (await response.json()).accessToken;
}

/** Tells the widget what the page wants; without a layout the user chooses. */
function apply(widget) {
  for (const { name, value } of wishes.elements) {
    if (value === '') widget.removeAttribute(name);
    else widget.setAttribute(name, value);
  }
}

/** What the page shows of an event. */
const told = {
  'pantau-alert-open': ({ alert }) => `${alert.description.id}, ${alert.vehicle.licensePlate}`,
  'pantau-action': ({ change, outcome }) =>
    `${change.type}: ${outcome.ok ? outcome.outcome : outcome.error.kind}`,
  'pantau-counts': ({ total }) => `${total}`,
  'pantau-display': ({ display }) => display,
  'pantau-connection': ({ state }) => state,
  'pantau-open-vehicle': ({ licensePlate }) => licensePlate,
  'pantau-open-fleet-task': ({ taskId }) => taskId,
  'pantau-error': ({ error }) => String(error),
};

function write(event) {
  if (address.has('quiet')) return;
  const item = document.createElement('li');
  item.textContent = `${event.type}: ${told[event.type](event.detail)}`;
  log.prepend(item);
  while (log.children.length > LOG_LENGTH) log.lastChild.remove();
  if (event.type === 'pantau-counts') {
    counts.textContent = `${event.detail.total} peringatan belum selesai`;
  }
}

async function add() {
  let first = await token();
  const widget = document.createElement('pantau-alert-center');
  widget.setAttribute('base-url', place.dataset.pantau);
  widget.setAttribute('storage-namespace', 'angkasa');
  widget.setAttribute('links', 'vehicle fleet-task');
  // Without it previews show pictures of places instead of live maps.
  if (address.has('map')) widget.setAttribute('worker-url', '/widget/pantau-map-worker.js');
  apply(widget);
  widget.getToken = async () => {
    const given = first ?? (await token());
    first = undefined;
    return given;
  };
  for (const type of Object.keys(told)) widget.addEventListener(type, write);
  // The page has chosen how it is shown, so it is for the page to follow what the user wants.
  widget.addEventListener('pantau-display', ({ detail }) => {
    if (['', 'inline'].includes(wishes.elements.layout.value)) return;
    wishes.elements.layout.value = detail.display;
    apply(widget);
  });
  place.replaceChildren(widget);
}

wishes.addEventListener('change', () => {
  const widget = place.querySelector('pantau-alert-center');
  if (widget !== null) apply(widget);
});
document.getElementById('add').addEventListener('click', () => void add());
document.getElementById('remove').addEventListener('click', () => place.replaceChildren());
