import type { ShapeClass } from '@scenewright/core/canvas';
import type { ComponentType } from 'react';
import type { ShotCharacter } from './shot-character.js';
import type { PictureTreatment } from '../pictures/treatment.js';

/** How things enter in a pack: one idea of motion each. */
export type EntranceKind = 'rise' | 'fade' | 'reveal' | 'slide' | 'slam' | 'pop' | 'type';

/** A scene that makes a statement shows the pack's idea at full strength; one with content keeps it quiet. */
export type GroundVariant = 'statement' | 'content';

/** The visual side of a style pack: everything about its look that is not a colour or a family. */
export interface Look {
  id: string;
  type: {
    /** Step of the scale. */
    ratio: number;
    headingWeight: number;
    bodyWeight: number;
    figureWeight: number;
    /** Em. */
    headingTracking: number;
    headingLeading: number;
    bodyLeading: number;
    headingCase: 'none' | 'upper';
    /** Factor on the sizes of headings: condensed faces stand larger in the same box. */
    headingScale: number;
    /** A hand of Latin letters: headings in other scripts are set in the body's family, with figures that belong to it. */
    latinHand?: true;
    kicker: 'plain' | 'upper' | 'chip' | 'mono';
    /** How the one word that a shot turns on is set apart. */
    mark: 'line' | 'marker' | 'ink';
    /** What the chip of a kicker is filled with, else the text's colour; one in the accent is a tab in capitals. */
    chip?: 'accent';
  };
  shape: {
    /** Corner radius of surfaces and of bars, in layout units. */
    radius: number;
    barRadius: number;
    /** Hairline and strong line, in layout units. */
    hairline: number;
    stroke: number;
    surface: 'flat' | 'outline' | 'soft' | 'none';
    /** Bars are filled, or drawn as outlines with a faint fill. */
    bars: 'solid' | 'outline';
  };
  align: { statement: 'start' | 'center'; content: 'start' | 'center' };
  motion: {
    entrance: EntranceKind;
    /** Frames at 30 fps. */
    frames: number;
    stagger: number;
    /** How texts come: whole, line by line or word by word. */
    text: 'block' | 'lines' | 'words';
    /** Overshoot of springs, 0 none to 1 lively. */
    bounce: number;
    /** Share of the box's size or layout units that a thing travels. */
    distance: number;
    /** The camera, which never stands quite still. */
    shot: ShotCharacter;
  };
  /** How a picture of a scene is redrawn, and what stands behind it. */
  picture: PictureTreatment;
  /** Length of the bar over a title, in layout units, where the look has no stronger sign of its own. */
  titleBar?: number;
  quoteMark: 'round' | 'square';
  iconStroke: number;
  /** What the ground of a statement keeps for itself at top, reading end and bottom, in layout units by shape. */
  reserve?: Readonly<Record<ShapeClass, readonly [top: number, end: number, bottom: number]>>;
  Ground: ComponentType<{ variant: GroundVariant }>;
}
