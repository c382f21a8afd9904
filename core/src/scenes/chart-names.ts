/** What people call any chart. */
export const chartNames = ['chart', 'charts', 'graph', 'graphs', 'diagram', 'diagrams'] as const;
