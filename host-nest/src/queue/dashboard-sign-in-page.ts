/** The form that exchanges the admin token for a session. `problem` is a sentence of our own, never one of a client. */
export function signInPage(problem: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenewright queues</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  form { width: min(22rem, 88vw); display: grid; gap: 0.75rem; }
  h1 { font-size: 1.4rem; margin: 0; }
  input, button { font: inherit; padding: 0.6rem 0.8rem; border-radius: 0.5rem; border: 1px solid GrayText; }
  button { background: #1f6feb; border-color: #1f6feb; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #58a6ff; outline-offset: 2px; }
  p { margin: 0; color: #d1242f; min-height: 1.5em; }
</style>
</head>
<body>
<form method="post" action="/admin/queues/sign-in">
  <h1>Scenewright queues</h1>
  <label for="token">Admin token</label>
  <input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
  <button>Sign in</button>
  <p role="alert">${problem}</p>
</form>
</body>
</html>
`;
}
