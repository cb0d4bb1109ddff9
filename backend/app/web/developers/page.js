const place = document.querySelector('#reference');

function say(words) {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = words;
  place.replaceChildren(line);
}

// The reference of both contracts, rendered by Scalar from this server's documents, without third-party requests.
function draw() {
  place.replaceChildren(); // Scalar would hydrate what is there
  Scalar.createApiReference('#reference', {
    sources: [
      { title: 'REST', slug: 'rest', url: '/developers/openapi.yaml', default: true },
      { title: 'Connect', slug: 'connect', url: '/developers/connect.yaml' },
    ],
    withDefaultFonts: false,
    telemetry: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    hideTestRequestButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
  });
}

// Scalar is a megabyte: until it is here, the page says so, and it says so if it never comes.
say('Loading the reference…');
const scalar = document.createElement('script');
scalar.src = '/developers/scalar.js';
scalar.onload = draw;
scalar.onerror = () => say('We couldn’t load the reference. Reload the page, or download the documents above.');
document.head.append(scalar);
