const element = document.querySelector('pantau-alert-center');

// Called again whenever the token has expired. What is thrown here counts as signed out.
element.getToken = async () => {
  const response = await fetch('/pantau-token', { method: 'POST' });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
};

element.addEventListener('pantau-counts', ({ detail }) => {
  document.getElementById('total').textContent = detail.isKnown ? detail.total : '…';
});
