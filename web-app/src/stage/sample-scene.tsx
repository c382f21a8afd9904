import { Thumbnail } from '@remotion/player';
import { sampleTimeline, showcaseScene, TimelineVideo } from '@scenewright/compositions';
import '@scenewright/compositions/font-faces';
import { resolveStyle, stylePack } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useText } from '../text/text.js';

interface SampleSceneProps {
  pack?: string;
  colors?: { primary: string; secondary: string; accent: string };
  fonts?: { heading: string; body: string };
  /** Files of fonts that are not bundled, and where they are. */
  assets?: Timeline['assets'];
  assetBase?: string;
}

const none: Timeline['assets'] = {};

/** One scene that shows what a style or a brand looks like: a title over columns. */
export function SampleScene({
  pack = 'taste-default',
  colors,
  fonts,
  assets = none,
  assetBase = '',
}: SampleSceneProps): ReactNode {
  const { sampleScene } = useText();
  const { language } = useLanguage();
  const timeline = useMemo(() => {
    const made = sampleTimeline(showcaseScene(sampleScene, language), { pack, language });
    if (!colors || !fonts) return made;
    const broughtFonts = Object.values(assets).flatMap(({ font }) => font?.family ?? []);
    const brand = { ...colors, headingFont: fonts.heading, bodyFont: fonts.body, broughtFonts };
    return { ...made, assets: { ...made.assets, ...assets }, style: resolveStyle(stylePack(pack), { brand }) };
  }, [pack, colors, fonts, assets, sampleScene, language]);
  const { canvas, fps, frames } = timeline;
  return (
    <Thumbnail
      component={TimelineVideo}
      inputProps={{ timeline, output: canvas, assetBase }}
      frameToDisplay={Math.round(frames * 0.7)}
      durationInFrames={frames}
      fps={fps}
      compositionWidth={canvas.width}
      compositionHeight={canvas.height}
      style={{ width: '100%' }}
    />
  );
}
