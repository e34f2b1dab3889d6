/** The partner's own script: puts the alert centre into its place, and takes it away again. */
const place = document.getElementById('alerts');
const events = document.getElementById('events');
const wishes = new URLSearchParams(location.search);

/** The partner's server signs in at Pantau; the page only gets a token. */
async function token() {
  const response = await fetch('/token');
  if (!response.ok) throw new Error(`No token (${response.status})`);
  return (await response.json()).accessToken;
}

async function add() {
  let first = await token();
  const widget = document.createElement('pantau-alert-center');
  widget.setAttribute('base-url', place.dataset.pantau);
  widget.setAttribute('layout', wishes.get('layout') ?? 'inline');
  widget.setAttribute('locale', 'id');
  widget.setAttribute('theme', 'light');
  widget.setAttribute('storage-namespace', 'angkasa');
  widget.getToken = async () => {
    const given = first ?? (await token());
    first = undefined;
    return given;
  };
  widget.addEventListener('pantau-counts', ({ detail }) => {
    if (!wishes.has('quiet')) events.textContent = `${detail.total} peringatan belum selesai`;
  });
  place.replaceChildren(widget);
}

document.getElementById('add').addEventListener('click', () => void add());
document.getElementById('remove').addEventListener('click', () => place.replaceChildren());
