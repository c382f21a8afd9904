import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, n } from '../painted.js';
import { type Limb, type Measures, measuresOf, type Skeleton, skeletonOf } from '../skeleton.js';
import { Details, Scarf } from './clothes.js';
import { Head } from './head.js';

/** A person, feet at the origin, looking right. */
export function Person({ look, moment }: { look: PersonLook; moment: FigureMoment }): ReactNode {
  const measures = measuresOf(look);
  const bones = skeletonOf(measures, look, moment);
  const { view, paint } = moment;
  const back = view === 'back';
  const top = paint(look.top.color);
  const far = { sleeve: darker(top, 0.2), leg: darker(paint(look.legs), 0.2) };
  const bareLegs = look.top.garment === 'dress';
  const leg = bareLegs ? paint(look.skin) : paint(look.legs);
  const sleeve = look.top.garment === 'apron' ? paint('#f2ede2') : top;
  // Where a figure is seen from the front both arms are alike; a raised arm is before the body.
  const nearBehind = back && moment.pose !== 'wave' && moment.pose !== 'point';
  const arm = (limb: Limb, color: string, hand = true): ReactNode => (
    <Arm limb={limb} color={color} skin={paint(look.skin)} stout={measures.stout} hand={hand} />
  );
  return (
    <g>
      {view === 'front' || back ? null : arm(bones.farArm, darker(sleeve, 0.2))}
      {nearBehind ? arm(bones.nearArm, sleeve) : null}
      <Leg
        limb={bones.farLeg}
        color={view === 'front' || back ? leg : bareLegs ? darker(leg, 0.16) : far.leg}
        shoe={darker(paint(look.shoes), view === 'front' || back ? 0 : 0.2)}
        measures={measures}
        toes={bones.toes}
        side={-1}
      />
      <Leg limb={bones.nearLeg} color={leg} shoe={paint(look.shoes)} measures={measures} toes={bones.toes} side={1} />
      {view === 'front' || back ? arm(bones.farArm, darker(sleeve, 0.06)) : null}
      <Torso look={look} moment={moment} bones={bones} measures={measures} />
      <Head look={look} moment={moment} at={bones.head} r={measures.headR} />
      {look.scarf ? <Scarf color={paint(look.scarf)} bones={bones} measures={measures} moment={moment} /> : null}
      {nearBehind ? null : arm(bones.nearArm, sleeve)}
    </g>
  );
}

function Arm(props: { limb: Limb; color: string; skin: string; stout: number; hand: boolean }): ReactNode {
  const { limb, color, skin, stout } = props;
  const { from, joint, end } = limb;
  return (
    <>
      <circle cx={n(end.x)} cy={n(end.y)} r={3.1 * Math.sqrt(stout)} fill={skin} />
      <path
        d={`M${n(from.x)} ${n(from.y)}L${n(joint.x)} ${n(joint.y)}L${n(end.x)} ${n(end.y)}`}
        fill="none"
        stroke={color}
        strokeWidth={n(5.6 * stout)}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="none"
      />
      <circle
        cx={n(end.x + (end.x - joint.x) * 0.16)}
        cy={n(end.y + (end.y - joint.y) * 0.16)}
        r={n(2.9 * Math.sqrt(stout))}
        fill={skin}
      />
    </>
  );
}

function Leg(props: {
  limb: Limb;
  color: string;
  shoe: string;
  measures: Measures;
  toes: Skeleton['toes'];
  side: number;
}): ReactNode {
  const { limb, color, shoe, measures, toes } = props;
  const { from, joint, end } = limb;
  const w = 8 * measures.stout;
  const long = toes === 'ahead' ? 6.4 : 3.2;
  return (
    <>
      <path
        d={`M${n(from.x)} ${n(from.y)}L${n(joint.x)} ${n(joint.y)}L${n(end.x)} ${n(end.y - 2)}`}
        fill="none"
        stroke={color}
        strokeWidth={n(w)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${n(end.x - w * 0.52)} ${n(end.y + 1)}V${n(end.y - 3.4)}Q${n(end.x - w * 0.5)} ${n(end.y - 5)} ${n(end.x + w * 0.44)} ${n(end.y - 4.6)}Q${n(end.x + long * 0.9)} ${n(end.y - 3.2)} ${n(end.x + long)} ${n(end.y - 0.6)}Q${n(end.x + long)} ${n(end.y + 1)} ${n(end.x + long - 1)} ${n(end.y + 1)}Z`}
        fill={shoe}
      />
    </>
  );
}

function Torso(props: { look: PersonLook; moment: FigureMoment; bones: Skeleton; measures: Measures }): ReactNode {
  const { look, moment, bones, measures } = props;
  const { paint, view } = moment;
  const color = paint(look.top.color);
  const s = measures.stout;
  const wide = { front: 1, back: 1, 'three-quarter': 0.86, side: 0.62 }[view] * s;
  const { shoulder, hip } = bones;
  const sitting = moment.pose === 'sit';
  const drop = { shirt: 3, sweater: 4, coat: 17, dress: 20, suit: 6, apron: 5 }[look.top.garment];
  const hem = hip.y + (sitting ? Math.min(drop, 5) : drop * (measures.thigh / 22.5));
  const flare = { shirt: 9, sweater: 9.6, coat: 12.4, dress: 14.5, suit: 9.6, apron: 9.2 }[look.top.garment] * wide;
  const waistY = shoulder.y + (hip.y - shoulder.y) * 0.72;
  const waist = (look.top.garment === 'dress' ? 7.4 : 8.6) * wide;
  const broad = 11.8 * wide;
  const x = shoulder.x;
  const edge = (side: number): string =>
    `${n(x + side * broad)} ${n(shoulder.y + 3)}Q${n(x + side * (waist + 1))} ${n(waistY - 6)} ${n(side * waist + x * 0.5)} ${n(waistY)}Q${n(side * flare)} ${n(hip.y)} ${n(side * flare)} ${n(hem)}`;
  const neck = measures.headR * 0.42;
  const outline = `M${n(x - neck)} ${n(shoulder.y - 4)}Q${n(x - broad)} ${n(shoulder.y - 3.4)} ${edge(-1)}Q0 ${n(hem + 2.4)} ${n(flare)} ${n(hem)}Q${n(flare)} ${n(hip.y)} ${n(waist + x * 0.5)} ${n(waistY)}Q${n(x + waist + 1)} ${n(waistY - 6)} ${n(x + broad)} ${n(shoulder.y + 3)}Q${n(x + broad)} ${n(shoulder.y - 3.4)} ${n(x + neck)} ${n(shoulder.y - 4)}Z`;
  const shade = moment.lightFrom === 'left' ? 1 : -1;
  const front = view === 'front' || view === 'three-quarter';
  const mid = view === 'three-quarter' ? x + 2.6 * s : x;
  return (
    <>
      <rect
        x={n(x + (bones.head.x - x) * 0.5 - neck)}
        y={n(bones.head.y + measures.headR * 0.6)}
        width={n(neck * 2)}
        height={n(shoulder.y - bones.head.y - measures.headR * 0.4)}
        fill={darker(paint(look.skin), 0.18)}
      />
      <path d={outline} fill={color} />
      <path
        d={`M${n(x + shade * neck)} ${n(shoulder.y - 4)}Q${n(x + shade * broad)} ${n(shoulder.y - 3.4)} ${edge(shade)}L${n(shade * flare * 0.36)} ${n(hem + 1)}Q${n(shade * waist * 0.3)} ${n(waistY)} ${n(x + shade * neck)} ${n(shoulder.y - 4)}Z`}
        fill={darker(color, 0.6)}
        opacity={0.22}
      />
      <Details
        look={look}
        moment={moment}
        x={mid}
        top={shoulder.y}
        waistY={waistY}
        hem={hem}
        width={flare}
        front={front}
      />
    </>
  );
}
