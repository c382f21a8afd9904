import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { statementArea } from '../../layout/statement-area.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { AddressLine, setAddress } from '../address-line.js';
import { Kicker, setKicker } from '../scene-head.js';
import { ActionButton, setAction } from './action-button.js';

/** What the viewer is asked to do: the claim, the button, and the address. */
export function CallToActionScene(): ReactNode {
  const scene = useScene<'call-to-action'>();
  const { content, u, shape, look } = scene;
  const area = statementArea(scene);
  const align = look.align.statement;
  const wide = shape === 'wide';
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width - 60 * u) : null;
  const action = content.action ? setAction(scene, content.action, area.width) : null;
  const address = content.url ? setAddress(scene, content.url, area.width) : null;
  const below = (action ? action.height + 60 * u : 0) + (address ? address.height + 48 * u : 0);
  const above = kicker ? kicker.height + chip + 28 * u : 0;
  const title = setText(
    scene,
    {
      text: content.title,
      role: 'heading',
      size: [[...content.title].length <= 18 ? 210 : wide ? 150 : 132, 56],
      maxLines: wide ? 3 : 5,
    },
    area.width,
    (area.height - below - above) * 0.95,
  );
  const [kickerBox, titleBox, actionBox, addressBox] = stack(area, [
    kicker ? { height: kicker.height + chip, gap: 28 * u } : null,
    { height: title.height, gap: 60 * u },
    action ? { height: action.height, gap: 48 * u } : null,
    address ? { height: address.height } : null,
  ]);
  return (
    <>
      {kicker && kickerBox ? <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(2)} /> : null}
      <TextBlock block="title" set={title} box={titleBox!} align={align} from={scene.cue('title', scene.at(5))} />
      {action && actionBox ? (
        <ActionButton set={action} box={actionBox} align={align} from={scene.cue('action', scene.at(20))} />
      ) : null}
      {address && addressBox ? (
        <AddressLine set={address} box={addressBox} align={align} from={scene.cue('url', scene.at(28))} />
      ) : null}
    </>
  );
}
