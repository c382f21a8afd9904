import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadWhenOutdated } from '../app/reload-when-outdated.js';
import { TextProvider } from '../text/text.js';
import { SharedPage } from './shared-page.js';
import '../style/fonts.css';
import '../style/base.css';
import '../style/pieces.css';
import '../style/pages.css';
import './shared.css';

reloadWhenOutdated();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextProvider>
      <SharedPage />
    </TextProvider>
  </StrictMode>,
);
