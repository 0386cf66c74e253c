"""Widgets one after the other, in as many lines as they need."""

from textual.geometry import NULL_OFFSET, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.layouts.vertical import VerticalLayout
from textual.widget import Widget


class FlowLayout(Layout):
    """Words on a page, but with widgets of one line."""

    name = "flow"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        viewport = parent.app.viewport_size
        placements: list[WidgetPlacement] = []
        x = y = 0
        for child in children:
            margin = child.styles.margin
            width = child.get_content_width(size, viewport) + child.styles.gutter.width
            if size.width:
                width = min(width, size.width)
                if x and x + width > size.width:
                    x, y = 0, y + 1
            region = Region(x, y, width, 1)
            placements.append(WidgetPlacement(region, NULL_OFFSET, margin, child))
            x += width + margin.right
        return placements


class Flow(Widget):
    """A container whose children flow; with the class ``column``, each is in a line of its own."""

    DEFAULT_CSS = "Flow { height: auto; }"

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._flow = FlowLayout()
        self._column = VerticalLayout()

    @property
    def layout(self) -> Layout:
        return self._column if self.has_class("column") else self._flow
