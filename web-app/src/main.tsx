import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/client.js';
import { listen } from './api/live.js';
import { reloadWhenOutdated } from './app/reload-when-outdated.js';
import { router } from './app/router.js';
import { TextProvider } from './text/text.js';
import './style/fonts.css';
import './style/base.css';
import './style/shell.css';
import './style/pieces.css';
import './style/pages.css';

reloadWhenOutdated();

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2000,
      // What is refused stays refused; what did not get through is tried once more.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

listen(queries);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <TextProvider>
        <RouterProvider router={router} />
      </TextProvider>
    </QueryClientProvider>
  </StrictMode>,
);
