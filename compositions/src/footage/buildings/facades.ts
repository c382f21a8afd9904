export const facades = ['#b9785c', '#d9a066', '#8a9aa8', '#c98f7a', '#9fae9b', '#d8c3a0'] as const;
