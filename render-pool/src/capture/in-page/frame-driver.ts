/**
 * What the capture scripts call in the page. The function below is sent to the browser as text: it may
 * use nothing from outside itself.
 */
export interface FrameDriver {
  container: HTMLElement;
  /** Draws a frame into the page, synchronously, layout effects included. */
  seek(frame: number): void;
  /** No `delayRender` is open and all fonts are there. Throws when the composition gave up. */
  isReady(): boolean;
  whenReady(): Promise<void>;
  /** What changed in the page since the last call, as the elements concerned; empty: the picture is the same. */
  takeChanges(): Element[];
  /** Something can change without a trace in the document: a canvas, a video, a running animation. */
  isAnimating(): boolean;
}

declare global {
  interface Window {
    scenewright: FrameDriver;
    scenewrightFlushSync?: (commit: () => void) => void;
    remotion_setFrame: (frame: number, composition: string, attempt: number) => void;
  }
}

export function installFrameDriver(composition: string, patienceMilliseconds: number): void {
  const container = document.getElementById('video-container')!;
  const changed = new Set<Element>();
  const note = (records: MutationRecord[]): void => {
    for (const { target, type, addedNodes } of records) {
      if (type !== 'childList') changed.add(target instanceof Element ? target : target.parentElement!);
      else {
        changed.add(target as Element);
        for (const node of addedNodes) if (node instanceof Element) changed.add(node);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });

  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  const driver: FrameDriver = {
    container,
    seek(frame) {
      const flushSync = window.scenewrightFlushSync;
      if (!flushSync) throw new Error('the bundle has no synchronous commits: it was not made by buildBundle');
      // remotion_setFrame becomes ready in the next animation frame, to give React time to commit. Here
      // React commits at once, so its callback is run at once, and waiting frames cost no animation frame.
      const afterCommit: FrameRequestCallback[] = [];
      const request = window.requestAnimationFrame;
      flushSync(() => {
        window.requestAnimationFrame = (callback) => afterCommit.push(callback);
        try {
          window.remotion_setFrame(frame, composition, 1);
        } finally {
          window.requestAnimationFrame = request;
        }
      });
      for (const callback of afterCommit) callback(performance.now());
    },
    isReady() {
      if (window.remotion_cancelledError !== undefined) throw new Error(String(window.remotion_cancelledError));
      return window.remotion_renderReady === true && document.fonts.status === 'loaded';
    },
    async whenReady() {
      const deadline = performance.now() + patienceMilliseconds;
      while (!driver.isReady()) {
        if (performance.now() > deadline) {
          const labels = Object.values(window.remotion_delayRenderTimeouts ?? {}).map(({ label }) => label);
          throw new Error(`the page was not ready in time; it waits for: ${labels.join(', ') || 'fonts'}`);
        }
        await turn();
        // What ended the wait may have set state that React has yet to commit.
        if (driver.isReady()) await turn();
      }
    },
    takeChanges() {
      note(observer.takeRecords());
      const elements = [...changed];
      changed.clear();
      return elements;
    },
    isAnimating() {
      return (
        container.querySelector('canvas,video,iframe,object,embed') !== null || document.getAnimations().length > 0
      );
    },
  };
  window.scenewright = driver;
}
