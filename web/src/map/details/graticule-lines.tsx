import { Layer } from "@vis.gl/react-maplibre";
import type { CustomLayerInterface, Map as MapLibre } from "maplibre-gl";
import { useEffect, useState } from "react";

import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { channelsOf } from "../style/palette.ts";
import type { DegreeLines } from "./graticule.ts";
import { lineTriangles } from "./line-triangles.ts";

interface GraticuleLinesProps {
  lines: DegreeLines;
  /** As rgb(). */
  color: string;
}

/** px of the page. */
const LINE_WIDTH = 0.6;
const LINE_OPACITY = 0.45;

const CORNER = 0;

const VERTEX_SHADER = `#version 300 es
layout(location = ${CORNER}) in vec2 corner;
void main() {
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

const FRAGMENT_SHADER = `#version 300 es
precision mediump float;
uniform vec4 color;
out vec4 drawn;
void main() {
  drawn = color;
}`;

export function GraticuleLines({ lines, color }: GraticuleLinesProps) {
  const [{ layer, show }] = useState(() => createGraticuleLayer("graticule-lines"));
  useEffect(() => show({ lines, color }), [show, lines, color]);
  return <Layer beforeId={DETAILS_CEILING} {...layer} />;
}

interface Drawing {
  program: WebGLProgram;
  vertexArray: WebGLVertexArrayObject;
  buffer: WebGLBuffer;
  color: WebGLUniformLocation | null;
}

interface Shown {
  lines: DegreeLines;
  /** As rgb(). */
  color: string;
}

/**
 * Draws lines of a map whose north is up. With a source of lines MapLibre would fill the screen with the shapes of its
 * tiles before it draws them, in every frame.
 */
function createGraticuleLayer(id: string): {
  layer: CustomLayerInterface;
  show: (shown: Shown) => void;
} {
  let map: MapLibre | null = null;
  let drawing: Drawing | null = null;
  let shown: Shown | null = null;
  return {
    show: (next) => {
      shown = next;
      map?.triggerRepaint();
    },
    layer: {
      id,
      type: "custom",
      onAdd: (added, gl) => {
        map = added;
        drawing = gl instanceof WebGL2RenderingContext ? makeDrawing(gl) : null;
      },
      onRemove: () => {
        map = null;
        drawing = null;
      },
      render: (gl) => {
        if (!map || !drawing || !shown || !(gl instanceof WebGL2RenderingContext)) return;
        draw(gl, { map, drawing, shown });
      },
    },
  };
}

/** `null` where the context is lost: it is added anew with the next one. */
function makeDrawing(gl: WebGL2RenderingContext): Drawing | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  const vertexArray = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(vertexArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.enableVertexAttribArray(CORNER);
  gl.vertexAttribPointer(CORNER, 2, gl.FLOAT, false, 0, 0);
  gl.bindVertexArray(null);
  return { program, vertexArray, buffer, color: gl.getUniformLocation(program, "color") };
}

interface Drawn {
  map: MapLibre;
  drawing: Drawing;
  shown: Shown;
}

function draw(gl: WebGL2RenderingContext, { map, drawing, shown }: Drawn): void {
  const { corners, coverage } = lineTriangles(
    shown.lines,
    {
      width: gl.drawingBufferWidth,
      height: gl.drawingBufferHeight,
      pixelRatio: map.getPixelRatio(),
      project: (longitude, latitude) => map.project([longitude, latitude]),
    },
    LINE_WIDTH,
  );
  const opacity = LINE_OPACITY * coverage;
  const [red = 0, green = 0, blue = 0] = channelsOf(shown.color).map((channel) => (channel / 255) * opacity);
  gl.useProgram(drawing.program);
  gl.uniform4f(drawing.color, red, green, blue, opacity);
  gl.bindVertexArray(drawing.vertexArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, drawing.buffer);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.DYNAMIC_DRAW);
  gl.drawArrays(gl.TRIANGLES, 0, corners.length / 2);
  gl.bindVertexArray(null);
}
