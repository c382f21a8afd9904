export interface FlowNode {
  id: string;
}
export interface FlowLink {
  from: string;
  to: string;
}

/**
 * Nodes by layer: each one after all that lead to it. A link that would close a circle does not count, so every graph
 * has an order; a node named by no link stands in the first layer. Links to unknown nodes are ignored.
 */
export function layersOf<N extends FlowNode>(nodes: readonly N[], links: readonly FlowLink[]): N[][] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const next = new Map<string, string[]>();
  for (const link of links)
    if (known.has(link.from) && known.has(link.to) && link.from !== link.to)
      next.set(link.from, [...(next.get(link.from) ?? []), link.to]);
  const depth = new Map(nodes.map((node) => [node.id, 0]));
  const open = new Set<string>();
  const done = new Set<string>();
  const order: string[] = [];
  const forward: FlowLink[] = [];
  const visit = (id: string): void => {
    open.add(id);
    for (const to of next.get(id) ?? []) {
      if (open.has(to)) continue;
      forward.push({ from: id, to });
      if (!done.has(to)) visit(to);
    }
    open.delete(id);
    done.add(id);
    order.unshift(id);
  };
  for (const node of nodes) if (!done.has(node.id)) visit(node.id);
  for (const id of order)
    for (const link of forward)
      if (link.from === id) depth.set(link.to, Math.max(depth.get(link.to)!, depth.get(id)! + 1));
  const layers: N[][] = [];
  for (const node of nodes) (layers[depth.get(node.id)!] ??= []).push(node);
  return Array.from({ length: layers.length }, (_, index) => layers[index] ?? []).filter((layer) => layer.length > 0);
}
