import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { statementArea } from '../../layout/statement-area.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { AddressLine, setAddress } from '../address-line.js';
import { LogoImage } from '../logo-image.js';

/** The last picture: who it was, the closing words, and where to go. */
export function EndCardScene(): ReactNode {
  const scene = useScene<'end-card'>();
  const { content, u, shape, look, palette } = scene;
  const area = statementArea(scene);
  const align = look.align.statement;
  const wide = shape === 'wide';
  const logo = content.logo ? scene.asset(content.logo) : null;
  const address = content.url ? setAddress(scene, content.url, area.width) : null;
  const subtitle = content.subtitle
    ? setText(
        scene,
        { text: content.subtitle, size: wide ? [56, 32] : [60, 34], maxLines: 3 },
        Math.min(area.width, 1080 * u),
        area.height * 0.22,
      )
    : null;
  const logoHeight = logo ? (wide ? 130 : 150) * u : 0;
  const used =
    logoHeight +
    (logo ? 56 * u : 0) +
    (subtitle ? subtitle.height + 36 * u : 0) +
    (address ? address.height + 64 * u : 0);
  const length = [...content.title].length;
  const title = setText(
    scene,
    { text: content.title, role: 'heading', size: [length <= 16 ? 220 : wide ? 150 : 132, 56], maxLines: wide ? 3 : 5 },
    area.width,
    (area.height - used) * 0.94,
  );
  const [logoBox, titleBox, subtitleBox, addressBox] = stack(area, [
    logo ? { height: logoHeight, gap: 56 * u } : null,
    { height: title.height, gap: (subtitle ? 36 : 64) * u },
    subtitle ? { height: subtitle.height, gap: 64 * u } : null,
    address ? { height: address.height } : null,
  ]);
  return (
    <>
      {logo && logoBox ? <LogoImage src={logo} box={logoBox} align={align} from={scene.at(2)} /> : null}
      <TextBlock block="title" set={title} box={titleBox!} align={align} from={scene.cue('title', scene.at(5))} />
      {subtitle && subtitleBox ? (
        <TextBlock
          block="subtitle"
          set={subtitle}
          box={subtitleBox}
          align={align}
          color={palette.muted}
          from={scene.cue('subtitle', scene.at(16))}
          motion="block"
        />
      ) : null}
      {address && addressBox ? (
        <AddressLine set={address} box={addressBox} align={align} from={scene.cue('url', scene.at(22))} />
      ) : null}
    </>
  );
}
