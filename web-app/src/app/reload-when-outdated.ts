const key = 'reloaded-at';
/** Milliseconds within which a second failure is no upgrade. */
const patienceMs = 60_000;
/** Milliseconds between looks whether the service is there again. */
const awayMs = 2000;

/** A part that is not there any more was left behind by an upgrade of the service: the page is loaded anew, once. */
export function reloadWhenOutdated(): void {
  let isWaiting = false;
  addEventListener('vite:preloadError', (event) => {
    if (!isWaiting && Date.now() - Number(sessionStorage.getItem(key)) < patienceMs) return;
    event.preventDefault();
    if (!isWaiting) void reloadOnceServed();
    isWaiting = true;
  });
}

/** While the service is away (it is being restarted), a page that loads anew would leave an empty window. */
async function reloadOnceServed(): Promise<void> {
  const isServed = () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, awayMs));
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
