/* Plays Nim without a mistake, whoever the last stone favours: cc -o nim nim.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAPS 1000

/* Takes so many stones that the heap has `left`. Heaps are a to z; positions of Nim have no more than that. */
static void take(int heap, long size, long left) {
  printf("bestmove %c%ld\n", 'a' + heap, size - left);
}

static void go(const char *position, int misere) {
  long size[HEAPS], sum = 0;
  int heaps = 0, large = 0, largest = 0;
  for (char *at = (char *)position; heaps < HEAPS; at++) {
    size[heaps] = strtol(at, &at, 10);
    sum ^= size[heaps];
    if (size[heaps] > 1) large++;
    if (size[heaps] > size[largest]) largest = heaps;
    heaps++;
    if (*at != ',') break;
  }
  /* Where the last stone loses, only the end is another: leave an odd number of single stones. */
  if (misere && large <= 1) {
    int ones = 0;
    for (int heap = 0; heap < heaps; heap++) ones += size[heap] == 1;
    take(largest, size[largest], large && ones % 2 == 0 ? 1 : 0);
    return;
  }
  for (int heap = 0; heap < heaps; heap++) {
    if ((size[heap] ^ sum) < size[heap]) {
      take(heap, size[heap], size[heap] ^ sum);
      return;
    }
  }
  take(largest, size[largest], size[largest] - 1);
}

int main(void) {
  static char line[65536], position[65536] = "0";
  int misere = 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    if (strncmp(line, "nimhall ", 8) == 0) printf("name Nimmo\nready\n");
    else if (strncmp(line, "game ", 5) == 0) misere = strstr(line, " misere ") != NULL;
    else if (strncmp(line, "position ", 9) == 0) strcpy(position, line + 9);
    else if (strncmp(line, "go ", 3) == 0) go(position, misere);
    else if (strcmp(line, "quit") == 0) break;
    fflush(stdout);
  }
  return 0;
}
