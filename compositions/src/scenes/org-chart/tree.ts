import type { Rect } from '../../scene-context/rect.js';

interface TreeNode {
  under?: number | undefined;
}
export interface TreePlace {
  box: Rect;
  depth: number;
  /** From the node above, drawn from there; '' at the top. */
  link: string;
}
/** From the top down, from the reading side on, or as rows that are set in. */
export type TreeWay = 'down' | 'along' | 'rows';

const isRoot = ({ under }: TreeNode, at: number): boolean => under === undefined || under >= at;

/** How deep each stands, and in which slot: leaves one after the other, others over the middle of theirs. */
function slots(nodes: readonly TreeNode[]): { depth: number[]; slot: number[]; leaves: number; order: number[] } {
  const depth = nodes.map(() => 0);
  const slot = nodes.map(() => 0);
  const order: number[] = [];
  let leaves = 0;
  const visit = (at: number, level: number): void => {
    depth[at] = level;
    order.push(at);
    const below = nodes.flatMap((node, index) => (!isRoot(node, index) && node.under === at ? [index] : []));
    for (const child of below) visit(child, level + 1);
    slot[at] = below.length === 0 ? leaves++ : (slot[below[0]!]! + slot[below.at(-1)!]!) / 2;
  };
  for (const [at, node] of nodes.entries()) if (isRoot(node, at)) visit(at, 0);
  return { depth, slot, leaves, order };
}

export const leavesOf = (nodes: readonly TreeNode[]): number => slots(nodes).leaves;

/** Boxes of a tree that fill an area, with the lines that join them. */
export function treeIn(nodes: readonly TreeNode[], area: Rect, way: TreeWay, u: number): TreePlace[] {
  const { depth, slot, leaves, order } = slots(nodes);
  const levels = Math.max(...depth) + 1;
  const boxes = nodes.map((_, at): Rect => {
    if (way === 'rows') {
      const pitch = Math.min(area.height / nodes.length, 230 * u);
      const start = area.width * 0.09 * depth[at]!;
      const y = area.y + order.indexOf(at) * pitch;
      return { x: area.x + start, y, width: area.width - start, height: pitch - Math.min(18 * u, pitch * 0.14) };
    }
    const down = way === 'down';
    const [across, deep] = down ? [area.width / leaves, area.height / levels] : [area.height / leaves, area.width / levels]; // prettier-ignore
    const breadth = Math.min(across * 0.9, (down ? 420 : 130) * u);
    const thick = down ? Math.min(deep * 0.62, 280 * u) : deep * 0.74;
    const middle = across * (slot[at]! + 0.5);
    // The first level begins at the edge, the last one ends at the other.
    const from = levels === 1 ? 0 : ((down ? area.height : area.width) - thick) * (depth[at]! / (levels - 1));
    return down
      ? { x: area.x + middle - breadth / 2, y: area.y + from, width: breadth, height: thick }
      : { x: area.x + from, y: area.y + middle - breadth / 2, width: thick, height: breadth };
  });
  return nodes.map((node, at) => ({
    box: boxes[at]!,
    depth: depth[at]!,
    link: isRoot(node, at) ? '' : joined(boxes[node.under!]!, boxes[at]!, way),
  }));
}

function joined(above: Rect, box: Rect, way: TreeWay): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'rows') {
    const start = above.x + (box.x - above.x) * 0.42;
    return `M${start} ${above.y + above.height}V${y}H${box.x}`;
  }
  if (way === 'along') {
    const [from, bend] = [above.x + above.width, (above.x + above.width + box.x) / 2];
    return `M${from} ${above.y + above.height / 2}H${bend}V${y}H${box.x}`;
  }
  const [from, bend] = [above.y + above.height, (above.y + above.height + box.y) / 2];
  return `M${above.x + above.width / 2} ${from}V${bend}H${x}V${box.y}`;
}
