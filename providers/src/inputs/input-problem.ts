/** Why a file of a request cannot be used; the sentence goes on from the name of its field: "is damaged". */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
}
