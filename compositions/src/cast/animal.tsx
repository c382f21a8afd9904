import type { AnimalLook } from '@scenewright/core';
import type { ReactNode } from 'react';
import { breeds, type Breed } from './breeds.js';
import { darker, lighter, n, type FigureMoment } from './painted.js';
import { Flyer, Swimmer } from './winged.js';

interface Drawn {
  look: AnimalLook;
  moment: FigureMoment;
  breed: Breed;
}

/** An animal, feet (or keel) at the origin, looking right. */
export function Animal({ look, moment }: { look: AnimalLook; moment: FigureMoment }): ReactNode {
  if (look.species === 'bird' || look.species === 'owl') return <Flyer look={look} moment={moment} />;
  if (look.species === 'fish' || look.species === 'whale') return <Swimmer look={look} moment={moment} />;
  const breed = breeds[look.species]!;
  // What has hooves stands, also for a portrait.
  const stands = hoofed.has(look.species);
  const frontal = !stands && (moment.view === 'front' || moment.view === 'back');
  const sits = !stands && (moment.pose === 'sit' || frontal);
  const drawn = { look, moment, breed };
  return (
    <g transform={look.young ? 'scale(0.62)' : undefined}>
      {frontal ? <Facing {...drawn} /> : sits ? <Sitting {...drawn} /> : <Sideways {...drawn} />}
    </g>
  );
}

const hoofed: ReadonlySet<AnimalLook['species']> = new Set(['deer', 'horse', 'cow', 'sheep', 'elephant']);

function Sideways({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time } = moment;
  const { half: l, thick: th, legs } = breed;
  const coat = paint(look.coat);
  const far = darker(coat, 0.28);
  const walking = moment.pose === 'walk';
  const cycle = time * 6;
  const swing = (phase: number): number => (walking ? Math.sin(cycle + phase) : 0);
  const bob = walking ? Math.sin(cycle * 2) * 0.7 : Math.sin(time * 1.8) * 0.25;
  const top = -legs - th * 2;
  const foot = paint(breed.socks ? look.mark : look.coat);
  const leg = (x: number, phase: number, back: boolean, color: string, sock: string): ReactNode => (
    <QuadLeg
      key={`${x}${phase}`}
      x={x}
      hip={-legs - th * 0.5 + bob}
      length={legs + th * 0.5 - bob}
      width={breed.legWidth}
      swing={swing(phase)}
      back={back}
      color={color}
      sock={sock}
    />
  );
  const wool = breed.extra === 'wool';
  return (
    <g>
      <Tail look={look} moment={moment} breed={breed} x={-l * 0.94} y={-legs - th * 1.4 + bob} />
      {leg(-l * 0.56, Math.PI, true, far, breed.socks ? darker(foot, 0.15) : far)}
      {leg(l * 0.7, 0, false, far, breed.socks ? darker(foot, 0.15) : far)}
      <g transform={`translate(0 ${n(bob)})`}>
        <path
          d={`M${n(-l)} ${n(-legs - th * 1.1)}C${n(-l * 1.04)} ${n(top)} ${n(-l * 0.5)} ${n(top - th * 0.04)} 0 ${n(top + th * 0.2)}C${n(l * 0.5)} ${n(top - th * 0.06)} ${n(l * 1.02)} ${n(top - th * 0.2)} ${n(l * 1.06)} ${n(-legs - th * 1.1)}C${n(l * 1.04)} ${n(-legs + th * 0.1)} ${n(l * 0.6)} ${n(-legs + th * 0.16)} ${n(l * 0.2)} ${n(-legs - th * 0.1)}C${n(-l * 0.2)} ${n(-legs - th * 0.4)} ${n(-l * 0.5)} ${n(-legs - th * 0.1)} ${n(-l * 0.7)} ${n(-legs + th * 0.1)}C${n(-l * 0.96)} ${n(-legs)} ${n(-l)} ${n(-legs - th * 0.5)} ${n(-l)} ${n(-legs - th * 1.1)}Z`}
          fill={coat}
        />
        {wool ? <g fill={coat}>{woolOf(l, th, -legs - th)}</g> : null}
        <path
          d={`M${n(l * 0.5)} ${n(-legs - th * 0.02)}C${n(l * 0.85)} ${n(-legs)} ${n(l * 1.06)} ${n(-legs - th * 0.3)} ${n(l * 1.06)} ${n(-legs - th * 1.2)}C${n(l * 0.92)} ${n(-legs - th * 0.7)} ${n(l * 0.84)} ${n(-legs - th * 0.4)} ${n(l * 0.5)} ${n(-legs - th * 0.02)}Z`}
          fill={paint(look.belly)}
        />
        <path
          d={`M${n(-l)} ${n(-legs - th)}C${n(-l * 0.4)} ${n(-legs - th * 0.5)} ${n(l * 0.4)} ${n(-legs - th * 0.7)} ${n(l * 1.05)} ${n(-legs - th)}C${n(l * 1.02)} ${n(-legs + th * 0.1)} ${n(l * 0.6)} ${n(-legs + th * 0.16)} ${n(l * 0.2)} ${n(-legs - th * 0.1)}C${n(-l * 0.2)} ${n(-legs - th * 0.4)} ${n(-l * 0.5)} ${n(-legs - th * 0.1)} ${n(-l * 0.7)} ${n(-legs + th * 0.1)}C${n(-l * 0.96)} ${n(-legs)} ${n(-l)} ${n(-legs - th * 0.5)} ${n(-l)} ${n(-legs - th)}Z`}
          fill={darker(coat, 0.7)}
          opacity={0.13}
        />
      </g>
      {leg(-l * 0.74, 0, true, coat, foot)}
      {leg(l * 0.84, Math.PI, false, coat, foot)}
      <g transform={`translate(0 ${n(bob)})`}>
        <NeckAndHead look={look} moment={moment} breed={breed} x={l * 0.84} y={-legs - th * 1.36} />
      </g>
    </g>
  );
}

/** Sits on its haunches, seen from the side. */
function Sitting({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time } = moment;
  const { half: l, thick: th, legs, legWidth } = breed;
  const coat = paint(look.coat);
  const foot = paint(breed.socks ? look.mark : look.coat);
  const chestY = -legs - th * 1.7;
  const chestX = l * 0.42;
  const breath = Math.sin(time * 1.8) * 0.3;
  return (
    <g>
      <Tail look={look} moment={moment} breed={breed} x={-l * 0.7} y={-th * 0.7} resting />
      <path
        d={`M${n(chestX)} ${n(chestY)}L${n(chestX + 1)} ${n(-legWidth * 0.4)}`}
        stroke={darker(coat, 0.25)}
        strokeWidth={n(legWidth)}
        strokeLinecap="round"
      />
      <path
        d={`M${n(-l * 0.82)} ${n(-th * 0.7)}C${n(-l * 0.9)} ${n(-th * 2.6)} ${n(-l * 0.1)} ${n(chestY - th * 0.7)} ${n(chestX)} ${n(chestY - th * 0.7 + breath)}C${n(chestX + th * 1.1)} ${n(chestY - th * 0.5)} ${n(chestX + th * 0.9)} ${n(-legs * 0.6)} ${n(chestX + th * 0.1)} ${n(-legs * 0.3)}C${n(chestX - th * 0.4)} ${n(-1)} ${n(-l * 0.2)} 0 ${n(-l * 0.5)} 0C${n(-l * 0.8)} 0 ${n(-l * 0.84)} ${n(-th * 0.3)} ${n(-l * 0.82)} ${n(-th * 0.7)}Z`}
        fill={coat}
      />
      <path
        d={`M${n(chestX + th * 0.3)} ${n(chestY - th * 0.4)}C${n(chestX + th * 1.02)} ${n(chestY)} ${n(chestX + th * 0.8)} ${n(-legs * 0.6)} ${n(chestX + th * 0.1)} ${n(-legs * 0.3)}C${n(chestX - th * 0.2)} ${n(-legs * 0.6)} ${n(chestX)} ${n(chestY + th)} ${n(chestX + th * 0.3)} ${n(chestY - th * 0.4)}Z`}
        fill={paint(look.belly)}
      />
      <ellipse cx={n(-l * 0.36)} cy={n(-th * 0.9)} rx={n(th * 1.02)} ry={n(th * 0.96)} fill={darker(coat, 0.08)} />
      <path
        d={`M${n(-l * 0.5)} ${n(-legWidth * 0.44)}H${n(-l * 0.02)}`}
        stroke={foot}
        strokeWidth={n(legWidth * 0.9)}
        strokeLinecap="round"
      />
      <QuadLeg
        x={chestX + th * 0.24}
        hip={chestY + th}
        length={-chestY - th}
        width={legWidth}
        swing={0}
        back={false}
        color={coat}
        sock={foot}
      />
      <NeckAndHead look={look} moment={moment} breed={breed} x={chestX} y={chestY} lift={0.9} />
    </g>
  );
}

/** Sits and looks at the viewer, or away. */
function Facing({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time, view } = moment;
  const { thick: th, legs, legWidth, head: r } = breed;
  const coat = paint(look.coat);
  const foot = paint(breed.socks ? look.mark : look.coat);
  const w = th * 1.16;
  const neckY = -legs - th * 1.9 + Math.sin(time * 1.8) * 0.3;
  const headY = neckY - r * 0.8 - Math.max(0, -breed.neck.y - 14) * 0.8;
  const back = view === 'back';
  const body = (
    <>
      {back ? null : <Tail look={look} moment={moment} breed={breed} x={-w * 0.7} y={-th * 0.6} resting />}
      {breed.neck.y < -18 ? (
        <path
          d={`M0 ${n(neckY + th)}V${n(headY)}`}
          stroke={coat}
          strokeWidth={n(breed.neck.width * 1.1)}
          strokeLinecap="round"
        />
      ) : null}
      <path
        d={`M${n(-w * 0.62)} ${n(neckY)}C${n(-w * 1.1)} ${n(-legs * 0.9)} ${n(-w * 1.5)} ${n(-th * 0.5)} ${n(-w * 1.05)} 0H${n(w * 1.05)}C${n(w * 1.5)} ${n(-th * 0.5)} ${n(w * 1.1)} ${n(-legs * 0.9)} ${n(w * 0.62)} ${n(neckY)}Q0 ${n(neckY - th * 0.5)} ${n(-w * 0.62)} ${n(neckY)}Z`}
        fill={coat}
      />
      {breed.extra === 'wool' ? <g fill={coat}>{woolOf(w * 1.2, th * 1.2, -th * 1.4)}</g> : null}
      {back ? null : (
        <>
          <path
            d={`M${n(-w * 0.44)} ${n(neckY + 1)}C${n(-w * 0.7)} ${n(-legs * 0.9)} ${n(-w * 0.5)} ${n(-legs * 0.5)} 0 ${n(-legs * 0.36)}C${n(w * 0.5)} ${n(-legs * 0.5)} ${n(w * 0.7)} ${n(-legs * 0.9)} ${n(w * 0.44)} ${n(neckY + 1)}Z`}
            fill={paint(look.belly)}
          />
          {[-1, 1].map((side) => (
            <g key={side}>
              <path
                d={`M${n(side * w * 0.42)} ${n(-legs * 0.95)}V${n(-legWidth * 0.5)}`}
                stroke={darker(coat, 0.06)}
                strokeWidth={n(legWidth * 1.08)}
                strokeLinecap="round"
              />
              <path
                d={`M${n(side * w * 0.42)} ${n(-legs * 0.34)}V${n(-legWidth * 0.5)}`}
                stroke={foot}
                strokeWidth={n(legWidth * 1.08)}
                strokeLinecap="round"
              />
              <ellipse cx={n(side * w * 1.02)} cy={n(-1.6)} rx={n(legWidth * 0.9)} ry={2.2} fill={foot} />
            </g>
          ))}
        </>
      )}
      {look.collar && !back ? (
        <path
          d={`M${n(-w * 0.56)} ${n(neckY + 1)}Q0 ${n(neckY + 5)} ${n(w * 0.56)} ${n(neckY + 1)}`}
          stroke={paint(look.collar)}
          strokeWidth={2.6}
          fill="none"
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
  return (
    <g>
      {body}
      <FacingHead look={look} moment={moment} breed={breed} y={headY} />
      {back ? <Tail look={look} moment={moment} breed={breed} x={0} y={-th * 0.7} resting /> : null}
    </g>
  );
}

function FacingHead({ look, moment, breed, y }: Drawn & { y: number }): ReactNode {
  const { paint, view, time } = moment;
  const coat = paint(look.coat);
  const r = breed.head;
  const wide = r * 1.12;
  const back = view === 'back';
  const ink = paint('#1f1a24');
  const open = time % 4.1 > 3.95 ? 0.15 : 1;
  const pointed = breed.ears === 'pointed' && breed.snout > 6;
  return (
    <g transform={`translate(0 ${n(y)})`}>
      {breed.extra === 'mane' ? <circle r={r * 1.72} fill={paint(look.mark)} /> : null}
      {breed.extra === 'antlers' ? <Antlers r={r} color={paint('#8a6a48')} frontal /> : null}
      {breed.extra === 'horns' ? <Horns r={r} color={paint('#e8ddc8')} /> : null}
      {[-1, 1].map((side) => (
        <Ear
          key={side}
          breed={breed}
          side={side}
          coat={coat}
          inside={back ? coat : paint(look.belly)}
          mark={paint(look.mark)}
        />
      ))}
      <path
        d={
          pointed
            ? `M${n(-wide)} ${n(-r * 0.3)}Q${n(-wide * 0.8)} ${n(-r)} 0 ${n(-r)}Q${n(wide * 0.8)} ${n(-r)} ${n(wide)} ${n(-r * 0.3)}Q${n(wide * 1.3)} ${n(r * 0.3)} ${n(r * 0.4)} ${n(r * 0.95)}Q0 ${n(r * 1.24)} ${n(-r * 0.4)} ${n(r * 0.95)}Q${n(-wide * 1.3)} ${n(r * 0.3)} ${n(-wide)} ${n(-r * 0.3)}Z`
            : `M${n(-wide)} 0A${n(wide)} ${n(r)} 0 1 1 ${n(wide)} 0Q${n(wide)} ${n(r * 1.1)} 0 ${n(r * 1.12)}Q${n(-wide)} ${n(r * 1.1)} ${n(-wide)} 0Z`
        }
        fill={breed.extra === 'wool' ? paint(look.mark) : coat}
      />
      {back ? null : (
        <>
          <path
            d={
              pointed
                ? `M${n(-wide * 1.06)} ${n(r * 0.14)}Q${n(-r * 0.5)} ${n(r * 0.1)} 0 ${n(r * 0.4)}Q${n(r * 0.5)} ${n(r * 0.1)} ${n(wide * 1.06)} ${n(r * 0.14)}Q${n(r * 0.9)} ${n(r * 0.72)} ${n(r * 0.4)} ${n(r * 0.95)}Q0 ${n(r * 1.24)} ${n(-r * 0.4)} ${n(r * 0.95)}Q${n(-r * 0.9)} ${n(r * 0.72)} ${n(-wide * 1.06)} ${n(r * 0.14)}Z`
                : `M${n(-r * 0.62)} ${n(r * 0.55)}A${n(r * 0.62)} ${n(r * 0.48)} 0 1 1 ${n(r * 0.62)} ${n(r * 0.55)}Q${n(r * 0.6)} ${n(r * 1.06)} 0 ${n(r * 1.1)}Q${n(-r * 0.6)} ${n(r * 1.06)} ${n(-r * 0.62)} ${n(r * 0.55)}Z`
            }
            fill={breed.extra === 'wool' ? lighter(paint(look.mark), 0.12) : paint(look.belly)}
          />
          {[-1, 1].map((side) => (
            <g key={side}>
              <ellipse
                cx={n(side * r * 0.46)}
                cy={n(-r * 0.1)}
                rx={n(r * 0.13)}
                ry={n(r * 0.17 * open)}
                fill={breed.extra === 'wool' ? '#fff4e0' : ink}
              />
              <circle cx={n(side * r * 0.46 + r * 0.04)} cy={n(-r * 0.16)} r={n(r * 0.05)} fill="#ffffff" />
            </g>
          ))}
          {breed.extra === 'trunk' ? (
            <path
              d={`M0 ${n(r * 0.2)}C${n(r * 0.1)} ${n(r * 1)} ${n(-r * 0.1)} ${n(r * 1.6)} ${n(r * 0.1)} ${n(r * 2.2)}`}
              stroke={darker(coat, 0.1)}
              strokeWidth={n(r * 0.46)}
              strokeLinecap="round"
              fill="none"
            />
          ) : (
            <>
              <path
                d={`M${n(-r * 0.2)} ${n(r * 0.52)}Q0 ${n(r * 0.4)} ${n(r * 0.2)} ${n(r * 0.52)}Q${n(r * 0.1)} ${n(r * 0.72)} 0 ${n(r * 0.76)}Q${n(-r * 0.1)} ${n(r * 0.72)} ${n(-r * 0.2)} ${n(r * 0.52)}Z`}
                fill={ink}
              />
              <path
                d={`M${n(-r * 0.26)} ${n(r * 0.86)}Q${n(-r * 0.12)} ${n(r)} 0 ${n(r * 0.84)}Q${n(r * 0.12)} ${n(r)} ${n(r * 0.26)} ${n(r * 0.86)}`}
                stroke={ink}
                strokeWidth={n(r * 0.07)}
                fill="none"
                strokeLinecap="round"
              />
            </>
          )}
        </>
      )}
    </g>
  );
}

function NeckAndHead({
  look,
  moment,
  breed,
  x,
  y,
  lift = 0,
}: Drawn & { x: number; y: number; lift?: number }): ReactNode {
  const { paint, time } = moment;
  const coat = paint(look.coat);
  const r = breed.head;
  const nod = Math.sin(time * 1.3) * 0.5;
  const hx = x + breed.neck.x * (1 - lift * 0.5);
  const hy = y + breed.neck.y - lift * 2 + nod;
  const ink = paint('#1f1a24');
  const face = breed.extra === 'wool' ? paint(look.mark) : coat;
  const open = time % 4.1 > 3.95 ? 0.15 : 1;
  const tip = r * 0.7 + breed.snout;
  const sw = breed.snoutWidth / 2;
  return (
    <g>
      {breed.extra === 'horse-mane' ? (
        <path
          d={`M${n(x - 6)} ${n(y - 2)}Q${n(hx - 12)} ${n(hy + 4)} ${n(hx - 3)} ${n(hy - r * 1.3)}`}
          stroke={paint(look.mark)}
          strokeWidth={n(breed.neck.width * 0.62)}
          fill="none"
          strokeLinecap="round"
        />
      ) : null}
      <path
        d={`M${n(x)} ${n(y + breed.thick * 0.3)}L${n(hx - r * 0.2)} ${n(hy + r * 0.1)}`}
        stroke={face === coat ? coat : face}
        strokeWidth={n(breed.neck.width)}
        strokeLinecap="round"
      />
      {look.collar ? (
        <path
          d={`M${n((x + hx) / 2 - breed.neck.width * 0.52)} ${n((y + hy) / 2 + 1)}l${n(breed.neck.width)} ${n(breed.neck.width * 0.34)}`}
          stroke={paint(look.collar)}
          strokeWidth={2.8}
          strokeLinecap="round"
        />
      ) : null}
      {breed.extra === 'mane' ? (
        <circle cx={n(hx - r * 0.3)} cy={n(hy + r * 0.2)} r={n(r * 1.62)} fill={paint(look.mark)} />
      ) : null}
      <g transform={`translate(${n(hx)} ${n(hy)}) rotate(${breed.snout > 12 ? 32 : 8})`}>
        {breed.extra === 'antlers' ? <Antlers r={r} color={paint('#8a6a48')} /> : null}
        {breed.extra === 'horns' ? (
          <path
            d={`M${n(-r * 0.2)} ${n(-r * 0.8)}q${n(r * 0.1)} ${n(-r)} ${n(r * 0.9)} ${n(-r * 0.9)}`}
            stroke={paint('#e8ddc8')}
            strokeWidth={n(r * 0.26)}
            fill="none"
            strokeLinecap="round"
          />
        ) : null}
        <SideEar breed={breed} coat={darker(face, 0.18)} inside={paint(look.belly)} mark={paint(look.mark)} far />
        <path
          d={`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.84)}Q${n(r * 0.9)} ${n(-sw * 0.9)} ${n(tip - sw * 0.4)} ${n(r * 0.3 - sw)}Q${n(tip + sw * 0.5)} ${n(r * 0.3)} ${n(tip - sw * 0.3)} ${n(r * 0.3 + sw)}Q${n(r * 0.5)} ${n(r * 0.98)} 0 ${n(r * 0.98)}A${n(r)} ${n(r)} 0 0 1 ${n(-r)} 0Z`}
          fill={face}
        />
        <path
          d={`M${n(r * 0.1)} ${n(r * 0.98)}Q${n(r * 0.5)} ${n(r * 0.3)} ${n(tip)} ${n(r * 0.3)}Q${n(tip + sw * 0.3)} ${n(r * 0.3 + sw * 0.5)} ${n(tip - sw * 0.3)} ${n(r * 0.3 + sw)}Q${n(r * 0.5)} ${n(r)} ${n(r * 0.1)} ${n(r * 0.98)}Z`}
          fill={breed.extra === 'wool' ? lighter(face, 0.12) : paint(look.belly)}
        />
        {breed.extra === 'trunk' ? (
          <path
            d={`M${n(r * 0.7)} ${n(r * 0.2)}C${n(r * 1.5)} ${n(r * 0.6)} ${n(r * 1)} ${n(r * 1.6)} ${n(r * 1.3 + Math.sin(time * 1.5) * 2)} ${n(r * 2.3)}`}
            stroke={face}
            strokeWidth={n(r * 0.5)}
            strokeLinecap="round"
            fill="none"
          />
        ) : (
          <ellipse
            cx={n(tip - sw * 0.1)}
            cy={n(r * 0.3 - sw * 0.5)}
            rx={n(Math.max(1, r * 0.17))}
            ry={n(Math.max(0.8, r * 0.14))}
            fill={ink}
          />
        )}
        <ellipse cx={n(r * 0.42)} cy={n(-r * 0.12)} rx={n(r * 0.12)} ry={n(r * 0.15 * open)} fill={ink} />
        <circle cx={n(r * 0.46)} cy={n(-r * 0.17)} r={n(r * 0.045)} fill="#ffffff" />
        <SideEar breed={breed} coat={face} inside={paint(look.belly)} mark={paint(look.mark)} />
      </g>
    </g>
  );
}

function SideEar(props: { breed: Breed; coat: string; inside: string; mark: string; far?: boolean }): ReactNode {
  const { breed, coat, inside, mark, far } = props;
  const r = breed.head;
  const e = breed.ear;
  const x = far ? r * 0.28 : -r * 0.3;
  switch (breed.ears) {
    case 'pointed':
      return (
        <>
          <path
            d={`M${n(x - e * 0.36)} ${n(-r * 0.6)}L${n(x + e * 0.06)} ${n(-r * 0.7 - e)}L${n(x + e * 0.46)} ${n(-r * 0.66)}Z`}
            fill={coat}
            strokeLinejoin="round"
            stroke={coat}
            strokeWidth={1}
          />
          <path
            d={`M${n(x - e * 0.06)} ${n(-r * 0.6 - e * 0.62)}L${n(x + e * 0.06)} ${n(-r * 0.7 - e)}L${n(x + e * 0.2)} ${n(-r * 0.6 - e * 0.62)}Z`}
            fill={mark}
            stroke={mark}
            strokeWidth={0.8}
            strokeLinejoin="round"
          />
        </>
      );
    case 'round':
      return (
        <>
          <circle cx={n(x)} cy={n(-r * 0.86)} r={n(e * 0.8)} fill={coat} />
          {far ? null : <circle cx={n(x + 0.4)} cy={n(-r * 0.84)} r={n(e * 0.42)} fill={inside} />}
        </>
      );
    case 'flop':
      return (
        <path
          d={`M${n(x - e * 0.1)} ${n(-r * 0.7)}C${n(x - e * 0.9)} ${n(-r * 0.7)} ${n(x - e * 0.8)} ${n(r * 0.3 + e * 0.2)} ${n(x - e * 0.34)} ${n(-r * 0.2 + e * 0.8)}C${n(x + e * 0.2)} ${n(r * 0.4)} ${n(x + e * 0.32)} ${n(-r * 0.3)} ${n(x - e * 0.1)} ${n(-r * 0.7)}Z`}
          fill={far ? coat : darker(coat, 0.2)}
        />
      );
    case 'long':
      return (
        <>
          <ellipse
            cx={n(x - 1.4)}
            cy={n(-r * 0.7 - e * 0.5)}
            rx={n(e * 0.2)}
            ry={n(e * 0.56)}
            fill={coat}
            transform={`rotate(-12 ${n(x)} ${n(-r * 0.7)})`}
          />
          {far ? null : (
            <ellipse
              cx={n(x - 1.2)}
              cy={n(-r * 0.7 - e * 0.5)}
              rx={n(e * 0.1)}
              ry={n(e * 0.42)}
              fill={inside}
              transform={`rotate(-12 ${n(x)} ${n(-r * 0.7)})`}
            />
          )}
        </>
      );
    case 'side':
      return far ? null : (
        <ellipse
          cx={n(-r * 0.9)}
          cy={n(-r * 0.55)}
          rx={n(e * 0.62)}
          ry={n(e * 0.28)}
          fill={coat}
          transform={`rotate(24 ${n(-r * 0.6)} ${n(-r * 0.5)})`}
        />
      );
  }
}

function Ear(props: { breed: Breed; side: number; coat: string; inside: string; mark: string }): ReactNode {
  const { breed, side, coat, inside, mark } = props;
  const r = breed.head;
  const e = breed.ear;
  switch (breed.ears) {
    case 'pointed':
      return (
        <>
          <path
            d={`M${n(side * r * 0.3)} ${n(-r * 0.8)}L${n(side * (r * 0.86))} ${n(-r * 0.7 - e * 0.92)}L${n(side * r * 1.06)} ${n(-r * 0.3)}Z`}
            fill={coat}
            stroke={coat}
            strokeWidth={1.4}
            strokeLinejoin="round"
          />
          <path
            d={`M${n(side * r * 0.5)} ${n(-r * 0.8)}L${n(side * r * 0.84)} ${n(-r * 0.7 - e * 0.6)}L${n(side * r * 0.92)} ${n(-r * 0.46)}Z`}
            fill={inside}
          />
          <path
            d={`M${n(side * (r * 0.72))} ${n(-r * 0.7 - e * 0.6)}L${n(side * (r * 0.86))} ${n(-r * 0.7 - e * 0.92)}L${n(side * r * 0.93)} ${n(-r * 0.7 - e * 0.46)}Z`}
            fill={mark}
            stroke={mark}
            strokeWidth={1}
            strokeLinejoin="round"
          />
        </>
      );
    case 'round':
      return (
        <>
          <circle cx={n(side * r * 0.86)} cy={n(-r * 0.8)} r={n(e * 0.84)} fill={coat} />
          <circle cx={n(side * r * 0.84)} cy={n(-r * 0.76)} r={n(e * 0.46)} fill={inside} />
        </>
      );
    case 'flop':
      return (
        <path
          d={`M${n(side * r * 0.72)} ${n(-r * 0.8)}C${n(side * (r * 0.8 + e))} ${n(-r * 0.9)} ${n(side * (r * 0.9 + e * 0.8))} ${n(e * 0.7)} ${n(side * (r * 0.9 + e * 0.3))} ${n(e * 0.8)}C${n(side * r * 0.8)} ${n(e * 0.6)} ${n(side * r * 0.9)} 0 ${n(side * r * 0.72)} ${n(-r * 0.8)}Z`}
          fill={darker(coat, 0.2)}
        />
      );
    case 'long':
      return (
        <g transform={`rotate(${side * 10} ${n(side * r * 0.4)} ${n(-r * 0.8)})`}>
          <ellipse cx={n(side * r * 0.44)} cy={n(-r * 0.8 - e * 0.46)} rx={n(e * 0.2)} ry={n(e * 0.58)} fill={coat} />
          <ellipse cx={n(side * r * 0.44)} cy={n(-r * 0.8 - e * 0.46)} rx={n(e * 0.1)} ry={n(e * 0.44)} fill={inside} />
        </g>
      );
    case 'side':
      return (
        <ellipse
          cx={n(side * (r * 1.1 + e * 0.36))}
          cy={n(-r * 0.4)}
          rx={n(e * 0.64)}
          ry={n(e * 0.3)}
          fill={coat}
          transform={`rotate(${side * 16} ${n(side * r)} ${n(-r * 0.4)})`}
        />
      );
  }
}

function QuadLeg(props: {
  x: number;
  hip: number;
  length: number;
  width: number;
  swing: number;
  back: boolean;
  color: string;
  sock: string;
}): ReactNode {
  const { x, hip, length, width, swing, back, color, sock } = props;
  const knee = { x: x + swing * length * 0.2 + (back ? -width * 0.3 : width * 0.1), y: hip + length * 0.54 };
  const lift = Math.max(0, swing) * length * 0.06;
  const foot = { x: x + swing * length * 0.42 + (back ? width * 0.1 : 0), y: hip + length - width * 0.46 - lift };
  return (
    <>
      <path
        d={`M${n(x)} ${n(hip)}L${n(knee.x)} ${n(knee.y)}`}
        stroke={color}
        strokeWidth={n(width * (back ? 1.5 : 1.24))}
        strokeLinecap="round"
      />
      <path
        d={`M${n(knee.x)} ${n(knee.y)}L${n(foot.x)} ${n(foot.y)}`}
        stroke={color}
        strokeWidth={n(width)}
        strokeLinecap="round"
      />
      <path
        d={`M${n(knee.x + (foot.x - knee.x) * 0.5)} ${n(knee.y + (foot.y - knee.y) * 0.5)}L${n(foot.x)} ${n(foot.y)}h${n(width * 0.34)}`}
        stroke={sock}
        strokeWidth={n(width)}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}

function Tail(props: Drawn & { x: number; y: number; resting?: boolean }): ReactNode {
  const { look, moment, breed, x, y, resting } = props;
  const coat = moment.paint(look.coat);
  const mark = moment.paint(look.mark);
  const tip = moment.paint(look.belly);
  const wag = Math.sin(moment.time * (moment.pose === 'walk' ? 5 : 2.4)) * 3;
  const s = breed.half / 19;
  switch (breed.tail) {
    case 'bushy': {
      const up = resting ? -2 : -10;
      return (
        <>
          <path
            d={`M${n(x + 2)} ${n(y)}C${n(x - 10 * s)} ${n(y + 8 + wag)} ${n(x - 22 * s)} ${n(y + up * 0.2 + wag)} ${n(x - 25 * s)} ${n(y + up + wag)}C${n(x - 20 * s)} ${n(y + up - 6)} ${n(x - 10 * s)} ${n(y - 12)} ${n(x + 2)} ${n(y - 3)}Z`}
            fill={coat}
          />
          <path
            d={`M${n(x - 17 * s)} ${n(y + up * 0.5 + 4 + wag)}C${n(x - 21 * s)} ${n(y + up * 0.4 + wag)} ${n(x - 24 * s)} ${n(y + up * 0.7 + wag)} ${n(x - 25 * s)} ${n(y + up + wag)}C${n(x - 22 * s)} ${n(y + up - 4)} ${n(x - 19 * s)} ${n(y + up - 4)} ${n(x - 15 * s)} ${n(y + up - 3)}Q${n(x - 18 * s)} ${n(y + up * 0.5)} ${n(x - 17 * s)} ${n(y + up * 0.5 + 4 + wag)}Z`}
            fill={tip}
          />
        </>
      );
    }
    case 'thin':
      return (
        <path
          d={`M${n(x + 2)} ${n(y)}C${n(x - 8 * s)} ${n(y - 2)} ${n(x - 12 * s)} ${n(y - (resting ? 0 : 8))} ${n(x - 12 * s + wag)} ${n(y - (resting ? 6 : 20) * s)}`}
          stroke={coat}
          strokeWidth={n(3.4 * Math.sqrt(s))}
          fill="none"
          strokeLinecap="round"
        />
      );
    case 'short':
      return <ellipse cx={n(x - 1)} cy={n(y - 2)} rx={n(3.6 * s)} ry={n(3.2 * s)} fill={tip} />;
    case 'hair':
      return (
        <path
          d={`M${n(x + 3)} ${n(y - 4)}C${n(x - 12)} ${n(y - 8)} ${n(x - 14 + wag)} ${n(y + 14)} ${n(x - 10 + wag)} ${n(y + 34)}C${n(x - 4 + wag)} ${n(y + 24)} ${n(x - 2)} ${n(y + 8)} ${n(x + 3)} ${n(y + 3)}Z`}
          fill={mark}
        />
      );
    case 'tuft':
      return (
        <>
          <path
            d={`M${n(x + 2)} ${n(y - 2)}C${n(x - 8)} ${n(y)} ${n(x - 8 + wag)} ${n(y + 8)} ${n(x - 7 + wag)} ${n(y + 18)}`}
            stroke={coat}
            strokeWidth={2.6}
            fill="none"
            strokeLinecap="round"
          />
          <ellipse cx={n(x - 7 + wag)} cy={n(y + 20)} rx={3} ry={4.4} fill={mark} />
        </>
      );
  }
}

function Antlers({ r, color, frontal }: { r: number; color: string; frontal?: boolean }): ReactNode {
  const one = (side: number): string =>
    `M${n(side * r * 0.3)} ${n(-r * 0.8)}q${n(side * r * 0.3)} ${n(-r)} ${n(side * r * 1.1)} ${n(-r * 1.7)}m${n(-side * r * 0.72)} ${n(r * 0.92)}q${n(-side * r * 0.1)} ${n(-r * 0.8)} ${n(-side * r * 0.1)} ${n(-r * 1.1)}`;
  return (
    <path
      d={frontal ? one(-1) + one(1) : one(-0.7) + one(0.5)}
      stroke={color}
      strokeWidth={n(r * 0.2)}
      fill="none"
      strokeLinecap="round"
    />
  );
}

function Horns({ r, color }: { r: number; color: string }): ReactNode {
  return (
    <path
      d={[-1, 1]
        .map(
          (side) =>
            `M${n(side * r * 0.7)} ${n(-r * 0.7)}q${n(side * r * 0.9)} ${n(-r * 0.1)} ${n(side * r * 0.8)} ${n(-r * 0.9)}`,
        )
        .join('')}
      stroke={color}
      strokeWidth={n(r * 0.26)}
      fill="none"
      strokeLinecap="round"
    />
  );
}

function woolOf(l: number, th: number, y: number): ReactNode[] {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return (
      <circle key={index} cx={n(Math.cos(angle) * l * 0.92)} cy={n(y + Math.sin(angle) * th * 0.86)} r={n(th * 0.42)} />
    );
  });
}
