const key = 'reloaded-at';
/** Milliseconds within which a second failure is no upgrade. */
const patienceMs = 60_000;

/** A part that is not there any more was left behind by an upgrade of the service: the page is loaded anew, once. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key)) < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
