/** An edge between two vertices; one between a vertex and itself is a loop. */
export type Edge<Vertex = number> = readonly [Vertex, Vertex];

/** Vertices by their neighbours. An edge that is there twice makes them neighbours twice, and a loop its vertex its own, once. */
export function neighboursIn<Vertex>(edges: readonly Edge<Vertex>[]): Map<Vertex, Vertex[]> {
  const neighbours = new Map<Vertex, Vertex[]>();
  const join = (from: Vertex, to: Vertex): void => {
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const [from, to] of edges) {
    join(from, to);
    if (from !== to) join(to, from);
  }
  return neighbours;
}

/** How many edges lead from the nearest of some vertices to each that can be reached from them, in the order of this distance. */
export function distancesFrom<Vertex>(sources: Iterable<Vertex>, edges: readonly Edge<Vertex>[]): ReadonlyMap<Vertex, number> {
  const neighbours = neighboursIn(edges);
  const distances = new Map<Vertex, number>();
  for (const source of sources) distances.set(source, 0);
  for (const [vertex, distance] of distances) {
    for (const next of neighbours.get(vertex) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** The edges in groups that share no vertex but `ground`; a loop there is a group of its own. Groups come as their first edges do. */
export function partsAbove<Vertex>(ground: Vertex, edges: readonly Edge<Vertex>[]): Edge<Vertex>[][] {
  const neighbours = neighboursIn(edges.filter(([from, to]) => from !== ground && to !== ground));
  const groups = new Map<Vertex, Edge<Vertex>[]>();
  const parts: Edge<Vertex>[][] = [];
  for (const edge of edges) {
    const vertex = edge[0] === ground ? edge[1] : edge[0];
    const known = vertex === ground ? undefined : groups.get(vertex);
    if (known) {
      known.push(edge);
      continue;
    }
    const part = [edge];
    parts.push(part);
    if (vertex === ground) continue;
    groups.set(vertex, part);
    const reached = [vertex];
    for (const each of reached) {
      for (const next of neighbours.get(each) ?? []) {
        if (groups.has(next)) continue;
        groups.set(next, part);
        reached.push(next);
      }
    }
  }
  return parts;
}
