import type { PersonLook } from '@scenewright/core/shots';
import { reach, type FigureMoment, type Point } from './painted.js';

export interface Measures {
  headR: number;
  headY: number;
  shoulderY: number;
  hipY: number;
  upperArm: number;
  foreArm: number;
  thigh: number;
  shin: number;
  /** Widths of limbs and body against an average adult's. */
  stout: number;
}

export function measuresOf({ age, build }: PersonLook): Measures {
  const stout = { slim: 0.9, average: 1, broad: 1.2 }[build];
  if (age === 'child') {
    return {
      ...{ headR: 10.2, headY: -60, shoulderY: -47, hipY: -28 },
      ...{ upperArm: 10, foreArm: 9.5, thigh: 13.5, shin: 13.5, stout: stout * 0.84 },
    };
  }
  return {
    ...{ headR: 9.6, headY: -88, shoulderY: -74.5, hipY: -46 },
    ...{ upperArm: 15.5, foreArm: 14.5, thigh: 22.5, shin: 22.5, stout },
  };
}

export interface Limb {
  from: Point;
  joint: Point;
  end: Point;
}

export interface Skeleton {
  /** The far limbs are drawn behind the body. */
  farArm: Limb;
  nearArm: Limb;
  farLeg: Limb;
  nearLeg: Limb;
  hip: Point;
  shoulder: Point;
  head: Point;
  /** Whether the toes point ahead or at the viewer. */
  toes: 'ahead' | 'front';
}

const limb = (from: Point, first: number, second: number, a: number, b: number): Limb => {
  const joint = reach(from, first, a);
  return { from, joint, end: reach(joint, second, b) };
};

/** Where the joints are at a moment. */
export function skeletonOf(measures: Measures, look: PersonLook, moment: FigureMoment): Skeleton {
  const { pose, view, time } = moment;
  const frontal = view === 'front' || view === 'back';
  const m = measures;
  const breath = Math.sin(time * 1.9) * 0.35;
  const stride = Math.sin(time * 5.4);
  const lift = Math.cos(time * 5.4);
  const bob = pose === 'walk' ? -Math.abs(Math.cos(time * 5.4)) * 1.4 : 0;
  const lean = (look.age === 'old' ? 3.2 : 0) * (frontal ? 0.3 : 1) + (pose === 'walk' && !frontal ? 1.6 : 0);
  const sitting = pose === 'sit';
  const hipY = sitting ? -m.shin * 1.02 - 2 : m.hipY + bob;
  const rise = hipY - m.hipY;
  const hip = { x: 0, y: hipY };
  const shoulder = { x: lean, y: m.shoulderY + rise + breath };
  const head = { x: lean * 1.7, y: m.headY + rise + breath * 1.3 };
  const spread = { front: 1, back: 1, 'three-quarter': 0.72, side: 0.1 }[view];
  const at = (point: Point, side: number, width: number): Point => ({
    x: point.x + side * width * m.stout * spread,
    y: point.y,
  });
  const armAt = (side: number): Point => ({ ...at(shoulder, side, 10.2), y: shoulder.y + 1.6 });
  const legAt = (side: number): Point => at(hip, side, 5);
  const { upperArm, foreArm, thigh, shin } = m;

  if (frontal) {
    const raised = pose === 'wave' ? [148, 172 + Math.sin(time * 7) * 16] : pose === 'point' ? [82, 88] : null;
    const swing = pose === 'walk' ? stride * 5 : 0;
    const knee = (side: number): Limb => {
      if (sitting) {
        const from = legAt(side);
        const joint = { x: from.x + side * 2.2, y: from.y + thigh * 0.28 };
        return { from, joint, end: { x: joint.x, y: joint.y + shin * 0.98 } };
      }
      const stepping = pose === 'walk' ? Math.max(0, side * lift) * 5 : 0;
      const leg = limb(legAt(side), thigh, shin, side * 2, side * 1);
      return { from: leg.from, joint: leg.joint, end: { x: leg.end.x, y: leg.end.y - stepping } };
    };
    return {
      farArm: sitting
        ? limb(armAt(-1), upperArm, foreArm, -12, 26)
        : limb(armAt(-1), upperArm, foreArm, -12 - swing, -4 - swing),
      nearArm: raised
        ? limb(armAt(1), upperArm, foreArm, raised[0]!, raised[1]!)
        : sitting
          ? limb(armAt(1), upperArm, foreArm, 12, -26)
          : limb(armAt(1), upperArm, foreArm, 12 - swing, 4 - swing),
      farLeg: knee(-1),
      nearLeg: knee(1),
      ...{ hip, shoulder, head, toes: 'front' },
    };
  }

  const walkLeg = (phase: number, swing: number): [number, number] => [
    23 * phase,
    23 * phase - 7 - Math.max(0, swing) * 30,
  ];
  const [nearLegAngles, farLegAngles]: [[number, number], [number, number]] = sitting
    ? [
        [86, 4],
        [80, -2],
      ]
    : pose === 'walk'
      ? [walkLeg(stride, lift), walkLeg(-stride, -lift)]
      : [
          [4, 1],
          [-3, -5],
        ];
  const nearArm: [number, number] =
    pose === 'point'
      ? [88 + breath, 92 + breath]
      : pose === 'wave'
        ? [140, 168 + Math.sin(time * 7) * 18]
        : pose === 'walk'
          ? [-26 * stride, -26 * stride + 22]
          : sitting
            ? [24, 62]
            : [2 + breath * 2, 14];
  const farArm: [number, number] =
    pose === 'walk' ? [26 * stride, 26 * stride + 22] : sitting ? [36, 70] : [-8, 6 - breath * 2];
  return {
    farArm: limb(armAt(1), upperArm, foreArm, ...farArm),
    nearArm: limb(armAt(-1), upperArm, foreArm, ...nearArm),
    farLeg: limb(legAt(0.8), thigh, shin, ...farLegAngles),
    nearLeg: limb(legAt(-0.8), thigh, shin, ...nearLegAngles),
    ...{ hip, shoulder, head, toes: 'ahead' },
  };
}
